import type { FieldErrorCode } from "#contract/errors.ts";
import { specialInterests } from "#contract/interests.ts";
import { regions } from "#contract/regions.ts";
import type { SignupAnswers, SignupForm } from "#contract/signup.ts";
import { judgePassword } from "#server/domains/accounts/password-rules.ts";
import { normaliseEmail } from "#server/domains/accounts/rules.ts";
import { ageOn } from "#server/domains/profiles/rules.ts";
import type { SiteData } from "#server/domains/sites/site-data.ts";

/** What a site asks of a new member. */
export type SignupRules = Pick<
  SiteData,
  "name" | "countries" | "interests" | "min_age" | "message_length"
>;

/** Nobody who signs up is older: such a date is a slip. */
const OLDEST = 120;

/**
 * What is wrong with the answers given, field by field, beyond their shape. `today` is the day by
 * the site's calendar.
 */
export function judgeAnswers(
  answers: SignupAnswers,
  site: SignupRules,
  today: string,
): Readonly<Partial<Record<keyof SignupAnswers, FieldErrorCode>>> {
  const { date_of_birth: born, name, city, interests, password, signup_message: message } = answers;
  const faults: Partial<Record<keyof SignupAnswers, FieldErrorCode | null | undefined>> = {
    date_of_birth: born === undefined ? null : judgeBirthDate(born, site.min_age, today),
    name: name === undefined ? null : judgeName(name, answers.email),
    ...judgePlace(answers, site),
    city: city !== undefined && !isPlausibleCity(city) ? "invalid_city" : null,
    interests:
      interests?.every((one) => site.interests.includes(one)) === false ? "invalid_value" : null,
    password:
      password === undefined
        ? null
        : judgePassword(password, [name ?? "", answers.email ?? "", site.name]),
    signup_message:
      message !== undefined && Array.from(message).length > site.message_length ? "too_long" : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, word]) => word)) as ReturnType<
    typeof judgeAnswers
  >;
}

/** Whether a visitor may sign up at all. */
export function maySignUp(signups: SiteData["signups"], fromTrafficSource: boolean): boolean {
  return signups === "all" || (signups === "with_trafficsource" && fromTrafficSource);
}

/** What is kept of the answers: without consent nothing of what the law calls special. */
export function keptOf(form: SignupForm): Pick<SignupForm, "interests" | "sexuality"> {
  const interests = [...new Set(form.interests)];
  if (form.special_consent) return { interests, sexuality: form.sexuality };
  return {
    interests: interests.filter((one) => !specialInterests.includes(one)),
    sexuality: undefined,
  };
}

function judgeBirthDate(born: string, minAge: number, today: string): FieldErrorCode | null {
  const date = new Date(`${born}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(born);
  if (!exists || born > today || ageOn(born, today) > OLDEST) return "invalid_birth_date";
  return ageOn(born, today) < minAge ? "too_young" : null;
}

function judgeName(name: string, email: string | undefined): FieldErrorCode | null {
  if (name.startsWith("@")) return "name_starts_with_at";
  return email !== undefined && normaliseEmail(name) === normaliseEmail(email)
    ? "name_is_email"
    : null;
}

function judgePlace({ country, region }: SignupAnswers, site: SignupRules) {
  if (country === undefined) return {};
  const served = site.countries.find((one) => one === country);
  if (!served) return { country: "unknown_country" as const };
  const known = region === undefined || regions[served].some(({ code }) => code === region);
  return { region: known ? null : ("unknown_region" as const) };
}

/** Letters, with what stands between them in the names of towns; no digits, no addresses. */
function isPlausibleCity(city: string): boolean {
  const letters = city.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 2 && /^[’']?\p{L}[\p{L}\p{M}’'.\-/() ]*$/u.test(city);
}
