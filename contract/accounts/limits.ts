/** How long a deleted account can be restored; then it is erased. */
export const DELETION_UNDO_DAYS = 14;
/** The longest name of a passkey, a member's or a staff member's. */
export const PASSKEY_NAME_MAX_CHARACTERS = 60;
