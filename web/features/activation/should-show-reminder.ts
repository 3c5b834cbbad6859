import type { User } from "#contract/accounts.ts";

/** Routes without the reminder (specification, section 4). */
const awayFrom: readonly string[] = ["signup", "settings", "notifications"];

type Reminded = Pick<User, "status" | "notifications_disabled"> & {
  readonly profile: Pick<User["profile"], "status">;
};

/** Whether to remind a member to confirm the address; `routes` are the ids of the matched routes. */
export function shouldShowReminder(user: Reminded | null, routes: readonly string[]): boolean {
  return (
    user !== null &&
    user.status === "not_confirmed" &&
    user.profile.status === "disabled" &&
    user.notifications_disabled.length === 0 &&
    !awayFrom.some((route) => routes.includes(route))
  );
}
