import type { Locale } from "#contract/shared/languages.ts";
import type { Messages } from "#languages/messages.gen.ts";
import type { FileError, pageErrors } from "./page-errors.ts";

type PageError = (typeof pageErrors)[number];

/** What a page has loaded: of the error texts, only those that it shows without the server. */
// `fileErrors`: see page-errors.ts.
interface PageMessages extends Omit<Messages, "errors" | "chat-dialogs"> {
  readonly errors: Pick<Messages["errors"], PageError>;
  readonly "chat-dialogs": Messages["chat-dialogs"] & {
    readonly fileErrors: Pick<Messages["errors"], FileError>;
  };
}

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: PageMessages;
  }
}
