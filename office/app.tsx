import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/api/use-error-text.ts";
import { sessionQuery } from "./office-api.ts";
import { Frame } from "./frame.tsx";
import { accountPage, pagesOf } from "./pages.ts";
import { SignIn } from "./sign-in.tsx";
import { Welcome } from "./welcome.tsx";
import styles from "./office.module.css";

/**
 * The page at the address, or the sign-in form if nobody is signed in. The office's root address
 * shows the first page.
 */
export function App() {
  const t = useTranslations("office");
  const errorText = useErrorText();
  const session = useQuery(sessionQuery);
  const { pathname } = window.location;
  if (pathname === "/welcome") return <Welcome />;
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
  const pages = pagesOf(staff);
  const current = pathname === "/" ? pages[0] : pages.find(({ path }) => path === pathname);
  const Page = pathname === accountPage.path ? accountPage.Page : current?.Page;
  return (
    <Frame staff={staff} current={current}>
      {Page ? <Page /> : <p>{pathname === "/" ? t("no_task") : t("no_page")}</p>}
    </Frame>
  );
}
