import { MailWarning } from "lucide-react";
import { useMatches, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { ReminderModal } from "#web/features/activation/reminder-modal.tsx";
import { ResendActivation } from "#web/features/activation/resend-activation.tsx";
import { shouldShowReminder } from "#web/features/activation/should-show-reminder.ts";
import { useRemoveParam } from "#web/site/use-remove-param.ts";
import { useUser } from "#web/site/use-site.ts";
import { useMediaQuery } from "#web/site/use-media-query.ts";
import { SMARTPHONE_BELOW_PX } from "#contract/shared/constants.ts";
import styles from "./warnings-strip.module.css";

/** Query parameter at the end of a sign-up through the API (specification, section 4). */
const API_SIGNUP_COMPLETE = "api_signup_complete";

/** Warnings about the account, between the header and the content of a page. */
export function WarningsStrip() {
  const t = useTranslations("shell");
  const user = useUser();
  const routes = useMatches().map(({ id }) => id);
  const { opensModal, closeModal } = useModalOnSmartphone();
  if (!shouldShowReminder(user, routes)) return null;
  if (opensModal) return <ReminderModal onClose={closeModal} />;
  return (
    <aside className={styles.strip} aria-label={t("warnings")}>
      <MailWarning aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p>{t("activation.reminder")}</p>
        <ResendActivation />
      </div>
    </aside>
  );
}

/** Opens the reminder as a modal. Closing it removes the parameter, which leaves the strip. */
function useModalOnSmartphone() {
  const smartphone = useMediaQuery(`not all and (min-width: ${SMARTPHONE_BELOW_PX}px)`);
  const [search] = useSearchParams();
  const drop = useRemoveParam();
  return {
    opensModal: smartphone && search.has(API_SIGNUP_COMPLETE),
    closeModal: () => drop(API_SIGNUP_COMPLETE),
  };
}
