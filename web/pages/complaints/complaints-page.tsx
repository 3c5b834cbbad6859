import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { linkToken } from "#contract/shared/link-address.ts";
import { CasePage } from "#web/features/moderation/cases/case-page.tsx";
import { ComplaintForm } from "#web/features/moderation/cases/complaint-form.tsx";
import { MissingCase } from "#web/features/moderation/cases/missing-case.tsx";
import { caseQuery } from "#web/features/moderation/cases/queries.ts";
import { pageContext, useApi } from "#web/page-context.ts";

/** `/complaints`: files a complaint without a log-in; with a case's key, its page for one side. */
export function Page() {
  const [search] = useSearchParams();
  const token = search.get("case");
  const found = useQuery({ ...caseQuery(useApi(), token ?? ""), enabled: token !== null });
  if (token === null) return <ComplaintForm />;
  return found.data ? <CasePage token={token} found={found.data} /> : <MissingCase />;
}

export async function load({ context, request }: LoaderFunctionArgs): Promise<void> {
  const token = new URL(request.url).searchParams.get("case");
  if (token === null || !linkToken.test(token)) return;
  const { api, queryClient } = context.get(pageContext);
  await queryClient.ensureQueryData(caseQuery(api, token));
}
