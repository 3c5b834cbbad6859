import { useSettings } from "./use-site.ts";

/** The country of a visitor: their own choice, else where they are, else the site's first. */
export function useVisitorCountry(): string {
  const { geoip_selected_country, geoip_country, countries } = useSettings();
  const served = [geoip_selected_country, geoip_country].find(
    (code) => code !== null && countries.includes(code),
  );
  return served ?? countries[0] ?? "";
}
