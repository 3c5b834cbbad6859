import type { FieldErrorCode } from "#contract/shared/errors.ts";
import { specialInterests } from "#contract/catalogue/interests.ts";
import type { SpecialField } from "#contract/catalogue/attributes.ts";
import type { SignupAnswers, SignupForm } from "#contract/signup.ts";
import type { CommonWords } from "#server/domains/accounts/passwords/common-words.ts";
import { validatePassword } from "#server/domains/accounts/passwords/validate-password.ts";
import { validateName } from "#server/domains/accounts/names/validate-name.ts";
import { validateBirthDate, validatePlace } from "#server/domains/profiles/validate-person.ts";
import type { SiteData } from "#server/domains/sites/site-data/site-data.ts";

/** How often a day the owner of an address is mailed that somebody tried to sign up with it. */
export const ADDRESS_TAKEN_MAILS_A_DAY = 3;

/** The settings that sign-up answers are validated against. */
export type SignupRules = Pick<
  SiteData,
  "name" | "countries" | "interests" | "min_age" | "message_length"
>;

/**
 * What is wrong with the answers, by field, beyond their shape. `today` is a day in the site's time
 * zone; `words` are those a password may not consist of.
 */
export function validateAnswers(
  answers: SignupAnswers,
  site: SignupRules,
  { today, words }: { readonly today: string; readonly words: CommonWords },
): Readonly<Partial<Record<keyof SignupAnswers, FieldErrorCode>>> {
  const { date_of_birth: born, name, interests, password, signup_message: message } = answers;
  const codes: Partial<Record<keyof SignupAnswers, FieldErrorCode | null | undefined>> = {
    date_of_birth: born === undefined ? null : validateBirthDate(born, site.min_age, today),
    name:
      name === undefined
        ? null
        : validateName(name, {
            siteName: site.name,
            email: answers.email,
            country: answers.country,
          }),
    ...validatePlace(answers, site),
    interests:
      interests?.every((one) => site.interests.includes(one)) === false ? "invalid_value" : null,
    password:
      password === undefined
        ? null
        : validatePassword(
            password,
            { siteName: site.name, name, email: answers.email, birthDate: born },
            words,
          ),
    signup_message:
      message !== undefined && Array.from(message).length > site.message_length ? "too_long" : null,
  };
  return Object.fromEntries(Object.entries(codes).filter(([, code]) => code)) as ReturnType<
    typeof validateAnswers
  >;
}

/** Whether a visitor may sign up at all. */
export function isSignupOpen(signups: SiteData["signups"], fromTrafficSource: boolean): boolean {
  return signups === "all" || (signups === "with_trafficsource" && fromTrafficSource);
}

/** What is stored of the answers: no special-category data without consent (GDPR article 9). */
export function removeUnconsented(
  form: Pick<SignupForm, "interests" | "sexuality" | "special_consent">,
): Pick<SignupForm, "interests" | "sexuality"> {
  const interests = [...new Set(form.interests)];
  if (form.special_consent) return { interests, sexuality: form.sexuality };
  return {
    interests: interests.filter((one) => !specialInterests.includes(one)),
    sexuality: undefined,
  };
}

/** The special fields that a consent at sign-up covers: the form need not ask for the sexuality. */
export function listConsents(
  form: Pick<SignupForm, "sexuality" | "special_consent">,
): readonly SpecialField[] {
  if (!form.special_consent) return [];
  return form.sexuality ? ["sexuality", "intimate_interests"] : ["intimate_interests"];
}
