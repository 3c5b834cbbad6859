import { UserX } from "lucide-react";
import { Suspense, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import type { MemberId } from "#contract/shared/ids.ts";
import { usePageContext } from "#web/page-context.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { useUser } from "#web/site/use-site.ts";
import { lazyWithTexts } from "#web/texts/with-texts.tsx";
import styles from "./unavailable-profile.module.css";

interface UnavailableProfileProps {
  readonly id: MemberId;
  readonly back: { readonly to: string; readonly text: string };
}

const loadUnblock = async () => (await import("#web/features/moderation/unblock.tsx")).Unblock;

/**
 * Replaces a profile that is no longer visible. It must not reveal the reason, except to the member
 * who blocked the profile.
 */
export function UnavailableProfile({ id, back }: UnavailableProfileProps) {
  const t = useTranslations("profile-page");
  const errors = useTranslations("errors");
  const { locale } = usePageContext();
  const [Unblock] = useState(() => lazyWithTexts(locale, ["moderation"], loadUnblock));
  const isMember = useUser() !== null;
  const hydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <div className={styles.unavailable}>
      <UserX aria-hidden className={styles.icon} />
      <h1>{errors("profile_unavailable")}</h1>
      <p>{t("unavailable")}</p>
      {hydrated && isMember && (
        <Suspense fallback={null}>
          <Unblock id={id} />
        </Suspense>
      )}
      <LinkButton to={back.to}>{back.text}</LinkButton>
    </div>
  );
}
