/** What a person of staff may do on a site. An admin manages the staff and reads the audit trail. */
export const staffRoles = ["moderator", "operator", "support", "finance", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];
