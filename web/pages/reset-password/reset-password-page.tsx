import { useSearchParams } from "react-router";
import { RequestReset } from "#web/features/accounts/reset/request-reset.tsx";
import { ResetSent } from "#web/features/accounts/reset/reset-sent.tsx";
import styles from "./reset-password-page.module.css";

/** `/reset-password`: requests the mail with the link for a new password. */
export function Page() {
  const [search] = useSearchParams();
  return (
    <div className={styles.frame}>{search.has("sent") ? <ResetSent /> : <RequestReset />}</div>
  );
}
