import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { Note } from "#ui/text/note.tsx";
import { useSettings } from "#web/site/use-site.ts";

type DisabledReason = User["notifications_disabled"][number];

/** Why the member gets no mail, and what to do about it. */
export function DisabledNote({ reason }: { readonly reason: DisabledReason }) {
  const t = useTranslations("notifications.disabled");
  const { support_email: email } = useSettings();
  return (
    <Note tone="warn">
      {t.rich(reason, { support: (text) => <a href={`mailto:${email}`}>{text}</a>, email })}
    </Note>
  );
}
