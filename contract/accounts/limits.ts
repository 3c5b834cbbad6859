/** How long a deleted account can be restored; then it is erased. */
export const DELETION_UNDO_DAYS = 14;
/** The longest name of a passkey, a member's or a staff member's. */
export const PASSKEY_NAME_MAX_CHARACTERS = 60;
/** The longest password: more takes longer to hash and is no safer. */
export const PASSWORD_MAX_CHARACTERS = 128;
/** The longest address that a mail can be sent to (RFC 5321). */
export const EMAIL_MAX_CHARACTERS = 254;
/** The longest remark of a member who leaves for another reason. */
export const DELETION_REMARK_MAX_CHARACTERS = 1_000;
/** The shortest password; any characters are allowed. */
export const PASSWORD_MIN_CHARACTERS = 12;
