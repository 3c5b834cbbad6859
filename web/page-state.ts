import type { DehydratedState } from "@tanstack/react-query";
import type { Locale } from "#contract/languages.ts";

/** Passed from the server to the browser as JSON in the page. */
export interface PageState {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly queries: DehydratedState;
  /** Not null on an error page. */
  readonly error: { readonly status: number; readonly message: string | null } | null;
}

export const STATE_ELEMENT_ID = "page-state";
