import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { linkToken } from "#contract/shared/link-address.ts";
import { ConfirmEmailChange } from "#web/features/accounts/email-change/confirm-email-change.tsx";
import { EmailChangeDone } from "#web/features/accounts/email-change/email-change-done.tsx";
import { EmailChangeEnded } from "#web/features/accounts/email-change/email-change-ended.tsx";
import { linkQuery } from "#web/features/activation/queries.ts";
import { pageContext, useApi } from "#web/page-context.ts";

/** `/mail-change/do`: the links of a changed address lead here. Opening it changes nothing. */
export function Page() {
  const [search] = useSearchParams();
  const link = tokenOf(search);
  const found = useQuery({ ...linkQuery(useApi(), link?.token ?? ""), enabled: link !== null });
  if (search.has("undone")) return <EmailChangeDone kind="undone" />;
  if (search.has("done")) return <EmailChangeDone kind="done" />;
  const purpose = link?.kind === "undo" ? "email_change_undo" : "email_change";
  const isOpen = found.data?.purpose === purpose && found.data.state === "open";
  return link && isOpen ? <ConfirmEmailChange {...link} /> : <EmailChangeEnded />;
}

export async function load({ context, request }: LoaderFunctionArgs) {
  const link = tokenOf(new URL(request.url).searchParams);
  if (!link) return;
  const { api, queryClient } = context.get(pageContext);
  await queryClient.ensureQueryData(linkQuery(api, link.token));
}

function tokenOf(search: URLSearchParams) {
  const kind = search.has("undo") ? "undo" : "change";
  const token = search.get(kind === "undo" ? "undo" : "token") ?? "";
  return linkToken.test(token) ? ({ kind, token } as const) : null;
}
