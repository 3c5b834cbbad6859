/** What staff can do that is recorded. Each has a text in `office.audit.actions`. */
export const auditActions = [
  "staff.added",
  "staff.invited",
  "staff.joined",
  "staff.roles_changed",
  "staff.disabled",
  "staff.enabled",
  "staff.sessions_ended",
  "staff.signed_in",
  "staff.recovery_code_used",
  "photo.approved",
  "photo.rejected",
  "photo.decision_undone",
  "case.claimed",
  "case.released",
  "case.decided",
  "case.appeal_decided",
  "photo.appeal_granted",
  "photo.appeal_denied",
] as const;
export type AuditAction = (typeof auditActions)[number];
