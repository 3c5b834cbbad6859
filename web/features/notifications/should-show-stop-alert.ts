import type { User } from "#contract/accounts.ts";

/** Routes without the alert (specification, section 4): both explain the reason themselves. */
const awayFrom: readonly string[] = ["settings", "notifications"];

type Stopped = Pick<User, "notifications_disabled">;

/** Whether to warn a member that mail stopped; `routes` are the ids of the matched routes. */
export function shouldShowStopAlert(user: Stopped | null, routes: readonly string[]): boolean {
  return (
    user !== null &&
    user.notifications_disabled.length > 0 &&
    !awayFrom.some((route) => routes.includes(route))
  );
}
