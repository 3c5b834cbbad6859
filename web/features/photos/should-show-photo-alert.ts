import type { User } from "#contract/accounts.ts";

/** Routes without the alert (specification, section 4). */
const awayFrom: readonly string[] = [
  "profile",
  "signup",
  "activateDone",
  "premium",
  "notifications",
  "directdebit",
  "settings",
];

interface Shown {
  readonly profile: Pick<User["profile"], "main_image">;
}

/**
 * Whether to offer a member to add a first photo; one under review counts. `routes` are the ids of the
 * matched routes.
 */
export function shouldShowPhotoAlert(user: Shown | null, routes: readonly string[]): boolean {
  return (
    user !== null &&
    user.profile.main_image === null &&
    !awayFrom.some((route) => routes.includes(route))
  );
}
