import type { Locale } from "#contract/shared/languages.ts";
import type { Site } from "#server/domains/sites/find-site.ts";

/** A profile that a mail names. */
export interface MailedProfile {
  readonly name: string;
  readonly fictional: boolean;
}

/** A fictional profile is marked in words. */
export function formatProfileName(
  site: Site,
  locale: Locale,
  { name, fictional }: MailedProfile,
): string {
  return fictional ? `${name} (${site.texts.fictional_singular[locale]})` : name;
}
