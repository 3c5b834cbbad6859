import type { StaffRole } from "#contract/office/roles.ts";

/** Who writes as fictional profiles; `can_operate` in functions.sql has the same. */
export const OPERATING_ROLES: readonly StaffRole[] = ["operator", "admin"];
/** How long a conversation stays with the operator who claimed it. */
export const CLAIM_MINUTES = 10;
/** Over how many days a member's spending is shown to operators. */
export const SPENDING_DAYS = 30;
/** How many of the last messages of a conversation an operator reads. */
export const OPERATED_MESSAGES = 200;
/** How many waiting conversations the office lists at once. */
export const LISTED_CONVERSATIONS = 50;
