import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { useTranslations } from "use-intl";
import { OfflineError, isApiError } from "#web/api/api.ts";
import { Wordmark } from "#ui/text/wordmark.tsx";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { paths } from "#contract/paths.ts";
import styles from "./error-page.module.css";
import { MissingPage } from "./missing-page.tsx";

/** Shown in place of a page that is missing or failed: what happened, and the way on. */
export function ErrorPage() {
  const t = useTranslations("shell.error");
  const settings = useSettings();
  const error = useRouteError();
  if (error instanceof OfflineError) return <NoConnection />;
  const { status, message } = describeError(error);
  if (status === 404) return <MissingPage />;
  const heading = message ?? t("title");
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <PageTitle>{heading}</PageTitle>
      <Wordmark name={settings.name} />
      <p className={styles.status}>{status}</p>
      <h1>{heading}</h1>
      <p>{t("help", { 0: settings.support_email })}</p>
      <LinkButton to={paths.home()} reloadDocument>
        {t("home")}
      </LinkButton>
    </main>
  );
}

/** The page was on its way when the connection broke: nothing failed, and it can be requested again. */
function NoConnection() {
  const t = useTranslations("shell.error");
  const heading = useTranslations("errors")("offline");
  const { name } = useSettings();
  const { pathname, search } = useLocation();
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <PageTitle>{heading}</PageTitle>
      <Wordmark name={name} />
      <h1>{heading}</h1>
      <LinkButton to={pathname + search} replace>
        {t("again")}
      </LinkButton>
    </main>
  );
}

/** The status and message of a thrown value; by default 500 without a message. */
export function describeError(error: unknown): { status: number; message: string | null } {
  if (isRouteErrorResponse(error)) {
    return { status: error.status, message: typeof error.data === "string" ? error.data : null };
  }
  if (isApiError(error)) return { status: error.status, message: error.body.message || null };
  return { status: 500, message: null };
}
