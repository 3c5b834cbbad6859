import type { Locale } from "#contract/languages.ts";
import type { Messages } from "#web/languages/messages.gen.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
