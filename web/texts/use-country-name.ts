import { countryName } from "#contract/formatting/formats.ts";
import { usePageContext } from "#web/page-context.ts";

/** Returns the name of a country in the page's language. */
export function useCountryName(): (code: string) => string {
  const { locale } = usePageContext();
  return (code) => countryName(locale, code);
}
