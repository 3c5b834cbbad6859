import { usePageContext } from "#web/page-context.ts";

/** Names a country in the page's language. */
export function useCountryName(): (code: string) => string {
  const { locale } = usePageContext();
  const names = new Intl.DisplayNames([locale], { type: "region" });
  return (code) => names.of(code) ?? code;
}
