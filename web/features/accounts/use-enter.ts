import { useNavigate } from "react-router";
import type { User } from "#contract/accounts.ts";
import { usePageContext } from "#web/page-context.ts";
import { userKey } from "#web/site/queries.ts";
import { clearStoredValues } from "#web/site/stored-value.ts";
import { useUser } from "#web/site/use-site.ts";

/** Returns a function that opens a page as the member who just logged in. */
export function useEnter(): (user: User | null | undefined, to: string) => Promise<void> {
  const { queryClient, locale } = usePageContext();
  const before = useUser();
  const navigate = useNavigate();
  return async (user, to) => {
    const isSomebodyElse = before !== null && before.profile.id !== user?.profile.id;
    if (isSomebodyElse) clearStoredValues();
    // A full page load switches the language and drops the other member's data.
    if (isSomebodyElse || user?.language !== locale) return window.location.assign(to);
    queryClient.setQueryData(userKey, user);
    await navigate(to, { replace: true });
  };
}
