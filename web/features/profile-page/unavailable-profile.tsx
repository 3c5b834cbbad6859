import { UserX } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MemberId } from "#contract/shared/ids.ts";
import { lazyPart } from "#web/site/loading/lazy-part.tsx";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useUser } from "#web/site/use-site.ts";
import styles from "./unavailable-profile.module.css";

interface UnavailableProfileProps {
  readonly id: MemberId;
  readonly back: { readonly to: string; readonly text: string };
}

const Unblock = lazyPart(
  async () => (await import("#web/features/moderation/unblock.tsx")).Unblock,
  ["moderation"],
);

/**
 * Replaces a profile that is no longer visible. It must not reveal the reason, except to the member
 * who blocked the profile.
 */
export function UnavailableProfile({ id, back }: UnavailableProfileProps) {
  const t = useTranslations("profile-page");
  const errors = useTranslations("errors");
  const isMember = useUser() !== null;
  const reasons = <p>{t("unavailable")}</p>;
  return (
    <div className={styles.unavailable}>
      <UserX aria-hidden className={styles.icon} />
      <h1>{errors("profile_unavailable")}</h1>
      {isMember ? <Unblock id={id}>{reasons}</Unblock> : reasons}
      <LinkButton to={back.to}>{back.text}</LinkButton>
    </div>
  );
}
