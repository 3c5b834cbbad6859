import type { Locale } from "#contract/shared/languages.ts";
import type { Messages } from "#web/languages/messages.gen.ts";
import type { pageErrors } from "./page-errors.ts";

type PageError = (typeof pageErrors)[number];

/** What a page has loaded: of the error texts, only those that it shows without the server. */
interface PageMessages extends Omit<Messages, "errors"> {
  readonly errors: Pick<Messages["errors"], PageError>;
}

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: PageMessages;
  }
}
