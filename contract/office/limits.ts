/** The longest subject of a mailing. */
export const MAILING_SUBJECT_MAX_CHARACTERS = 120;
/** The longest text of a mailing. */
export const MAILING_TEXT_MAX_CHARACTERS = 5_000;
/** The longest note, reason or advice that staff write about a conversation. */
export const STAFF_TEXT_MAX_CHARACTERS = 1_000;
/** The longest reply of an operator. */
export const REPLY_MAX_CHARACTERS = 10_000;
/** The longest name of a person of staff. */
export const STAFF_NAME_MAX_CHARACTERS = 80;
/** The longest suspension that ends by itself. */
export const SUSPENSION_MAX_DAYS = 3_650;
