import { fieldsOf } from "#web/api/fields-of.ts";
import { storedValue } from "#web/site/stored-value.ts";

/** This tab's sign-up. In its own file, because the entry of a lazy page reads it without the store. */
export const storedSignup = storedValue("session", "signup", fieldsOf);
