/** How long the text of a mail is stored: links in mails work for at most 7 days. */
export const BODY_DAYS = 7;
/** How many members a list of the weekly mail names: more would bury the first. */
export const WEEKLY_MAIL_NAMES = 6;
