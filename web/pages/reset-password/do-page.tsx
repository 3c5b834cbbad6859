import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useSearchParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { linkToken } from "#contract/shared/link-address.ts";
import { ChoosePassword } from "#web/features/accounts/reset/choose-password.tsx";
import { LinkEnded } from "#web/features/accounts/link-ended.tsx";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { linkQuery } from "#web/features/activation/queries.ts";
import { pageContext, useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useUser } from "#web/site/use-site.ts";
import styles from "./reset-password-page.module.css";

/** `/reset-password/do`: a mailed link leads here. Opening it changes nothing. */
export function Page() {
  return (
    <div className={styles.frame}>
      <Screen />
    </div>
  );
}

function Screen() {
  const [search] = useSearchParams();
  const user = useUser();
  const token = tokenOf(search);
  const link = useQuery({ ...linkQuery(useApi(), token ?? ""), enabled: token !== null }).data;
  if (user && search.has("done")) return <Done />;
  const isOpen = link?.purpose === "password_reset" && link.state === "open";
  return token !== null && isOpen ? <ChoosePassword token={token} /> : <LinkEnded of="reset" />;
}

/** The member has a new password and is logged in with it. */
function Done() {
  const t = useTranslations("accounts.reset.done");
  return (
    <MessageScreen icon={<KeyRound aria-hidden />} title={t("title")} takesFocus>
      <p>{t("lead")}</p>
      <LinkButton to={paths.home()} size="big">
        {t("onward")}
      </LinkButton>
    </MessageScreen>
  );
}

export async function load({ context, request }: LoaderFunctionArgs) {
  const token = tokenOf(new URL(request.url).searchParams);
  if (token === null) return;
  const { api, queryClient } = context.get(pageContext);
  await queryClient.ensureQueryData(linkQuery(api, token));
}

function tokenOf(search: URLSearchParams): string | null {
  const token = search.get("token");
  return token !== null && linkToken.test(token) ? token : null;
}
