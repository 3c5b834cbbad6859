import { useVisitorCountry } from "#web/site/use-visitor-country.ts";
import { useSignup } from "./use-signup.ts";

/** The sign-up state; the country is the visitor's until they choose another. */
export function useAnswers() {
  const state = useSignup();
  const own = useVisitorCountry();
  return { ...state, answers: { ...state.answers, country: state.answers.country || own } };
}
