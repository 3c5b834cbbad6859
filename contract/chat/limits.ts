/** How many conversations a member who is not Premium may start, ever. */
export const FREE_CONVERSATIONS = 2;
