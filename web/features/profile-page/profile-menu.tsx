import { EllipsisVertical } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { Disclosure, DisclosureItem } from "#ui/overlay/disclosure.tsx";
import { MemberDialogs } from "#web/features/moderation/member-dialogs.tsx";
import { useUser } from "#web/site/use-site.ts";
import styles from "./profile-menu.module.css";

/** What a member can do about another member besides liking and writing. */
export function ProfileMenu({ member }: { member: ProfileView }) {
  const t = useTranslations("profiles.menu");
  const { name } = member;
  const user = useUser();
  if (!user || user.profile.id === member.id) return null;
  return (
    <MemberDialogs profile={member} conversation={member.conversation}>
      {(ask) => (
        <Disclosure
          chevron={false}
          className={styles.menu}
          label={<EllipsisVertical aria-hidden />}
          name={t("more", { name })}
        >
          {(["realPerson", "report", "block"] as const).map((dialog) => (
            <DisclosureItem key={dialog}>
              <button type="button" onClick={() => ask(dialog)}>
                {t(dialog, { name })}
              </button>
            </DisclosureItem>
          ))}
        </Disclosure>
      )}
    </MemberDialogs>
  );
}
