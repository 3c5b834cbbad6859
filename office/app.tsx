import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/api/use-error-text.ts";
import { sessionQuery } from "./office-api.ts";
import { ReviewPhotos } from "./review-photos.tsx";
import { Frame } from "./frame.tsx";
import { SignIn } from "./sign-in.tsx";
import { Welcome } from "./welcome.tsx";
import styles from "./office.module.css";

/** The page of the address, or the sign-in form for nobody. */
export function App() {
  const t = useTranslations("office");
  const errorText = useErrorText();
  const session = useQuery(sessionQuery);
  if (window.location.pathname === "/welcome") return <Welcome />;
  if (session.isError) {
    return (
      <main className={styles.narrow}>
        <p role="alert">{errorText(session.error)}</p>
      </main>
    );
  }
  if (!session.data) return null;
  const { staff } = session.data;
  if (!staff) return <SignIn />;
  const isModerator = staff.roles.some(({ role }) => role === "moderator");
  return <Frame staff={staff}>{isModerator ? <ReviewPhotos /> : <p>{t("no_task")}</p>}</Frame>;
}
