import type { User } from "#contract/accounts.ts";
import type { MemberId } from "#contract/shared/ids.ts";

export const marjolein = "0b8f7a52-6c1e-4f0e-9c3a-2f1d6a7b8c9d" as MemberId;

/** Marjolein as user.php returns her, with 40 credits. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    status: "active",
    credits: 40,
    paid_user: false,
    language: "nl",
    signup_date: "2026-11-01T12:00:00.000Z",
    fictional_icon: "masks",
    notifications_disabled: [],
    profile: {
      id: marjolein,
      status: "active",
      name: "Marjolein",
      country: "NL",
      main_image: null,
      missing: [],
    },
    ...changes,
  };
}
