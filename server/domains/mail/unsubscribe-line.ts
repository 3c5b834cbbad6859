import type { Locale } from "#contract/shared/languages.ts";
import { getTexts } from "#server/platform/texts.ts";

/** Why the member gets a mail that can be switched off, with the link that switches it off. */
export function buildUnsubscribeLine(locale: Locale, address: string) {
  const t = getTexts(locale, "mail");
  return { text: t("unsubscribe.why"), label: t("unsubscribe.label"), address };
}
