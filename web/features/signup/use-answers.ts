import { useSettings } from "#web/site/use-site.ts";
import { useSignup } from "./use-signup.ts";

/** The sign-up state; the country is the visitor's until they choose another. */
export function useAnswers() {
  const state = useSignup();
  const { geoip_selected_country, geoip_country, countries } = useSettings();
  const own = [geoip_selected_country, geoip_country, ...countries].find(
    (code) => code !== null && countries.includes(code),
  );
  const country = state.answers.country || (own ?? "");
  return { ...state, answers: { ...state.answers, country } };
}
