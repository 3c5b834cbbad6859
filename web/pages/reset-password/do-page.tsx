import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { linkToken } from "#contract/shared/link-address.ts";
import { ChoosePassword } from "#web/features/accounts/reset/choose-password.tsx";
import { ResetDone } from "#web/features/accounts/reset/reset-done.tsx";
import { ResetEnded } from "#web/features/accounts/reset/reset-ended.tsx";
import { linkQuery } from "#web/features/activation/queries.ts";
import { pageContext, useApi } from "#web/page-context.ts";
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
  if (user && search.has("done")) return <ResetDone />;
  const isOpen = link?.purpose === "password_reset" && link.state === "open";
  return token !== null && isOpen ? <ChoosePassword token={token} /> : <ResetEnded />;
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
