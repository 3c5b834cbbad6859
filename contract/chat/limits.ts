/** How many conversations a member who is not Premium may start, ever. */
export const FREE_CONVERSATIONS = 2;
/** The shortest text that a conversation is searched for. */
export const SEARCH_MIN_CHARACTERS = 2;
/** The longest text that a conversation is searched for. */
export const SEARCH_MAX_CHARACTERS = 100;
