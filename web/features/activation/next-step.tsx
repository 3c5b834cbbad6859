import { useTranslations } from "use-intl";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useUser } from "#web/site/use-site.ts";
import { ResendActivation } from "./resend-activation.tsx";

/** What to do after a failed link: request a new mail, log in to do so, or nothing. */
export function NextStep() {
  const t = useTranslations("activation.error");
  const user = useUser();
  if (!user) {
    return (
      <>
        <p>{t("logIn")}</p>
        <LinkButton to={paths.login(paths.activateDone())} size="big">
          {t("logInButton")}
        </LinkButton>
      </>
    );
  }
  if (user.status === "not_confirmed") return <ResendActivation main />;
  return (
    <>
      <p>{t("already")}</p>
      <LinkButton to={paths.members()} size="big">
        {t("onward")}
      </LinkButton>
    </>
  );
}
