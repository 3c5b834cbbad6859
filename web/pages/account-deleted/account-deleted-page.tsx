import type { LoaderFunctionArgs } from "react-router";
import { AccountDeleted } from "#web/features/accounts/deletion/account-deleted.tsx";
import { partnerQuery } from "#web/features/accounts/deletion/queries.ts";
import { pageContext } from "#web/page-context.ts";

export async function load({ context }: LoaderFunctionArgs): Promise<void> {
  const { api, queryClient } = context.get(pageContext);
  await queryClient.ensureQueryData(partnerQuery(api));
}

/** `/account-deleted`: the end of a deletion. Nothing personal is in its address. */
export function Page() {
  return <AccountDeleted />;
}
