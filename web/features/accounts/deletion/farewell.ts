import { storedValue } from "#web/site/stored-value.ts";

/** What the page after a deletion shows of the account, because the server no longer returns it. */
export interface Farewell {
  readonly name: string;
  readonly email: string;
  /** Until when the deletion can be undone, as an ISO date. */
  readonly until: string;
}

/** In the tab's storage rather than in the address, which must not contain anything personal. */
export const farewell = storedValue<Farewell>("session", "farewell", (json) => {
  const { name, email, until } = (json ?? {}) as Partial<Record<keyof Farewell, unknown>>;
  return typeof name === "string" && typeof email === "string" && typeof until === "string"
    ? { name, email, until }
    : null;
});
