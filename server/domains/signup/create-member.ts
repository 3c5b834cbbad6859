import type { MemberId } from "#contract/shared/ids.ts";
import type { SignupForm } from "#contract/signup.ts";
import { createAccount } from "#server/domains/accounts/create-account.ts";
import { accountSignedUp } from "#server/domains/accounts/events.ts";
import { recordConsents } from "#server/domains/accounts/record-consents.ts";
import { sendActivationMail } from "#server/domains/accounts/activation/send-activation-mail.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { grantBonus } from "#server/domains/credits/grant-bonus.ts";
import { causes } from "#server/domains/credits/rules.ts";
import { findTown } from "#server/domains/places/find-town.ts";
import { addProfile } from "#server/domains/profiles/lifecycle.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { recordEvent } from "#server/platform/events.ts";
import { listConsents, removeUnconsented } from "./rules.ts";

/**
 * Creates a new member in the caller's transaction: profile (not visible yet), account, consents,
 * free credits, and the mail that asks the member to confirm the address.
 */
export async function createMember(
  tx: Tx,
  ctx: Pick<RequestContext, "services" | "site" | "at" | "locale">,
  form: Omit<SignupForm, "password">,
  passwordHash: string,
): Promise<MemberId> {
  const { site, at, locale } = ctx;
  const { interests, sexuality = null } = removeUnconsented(form);
  const { name, gender, seeks, country, region, city, email } = form;
  const id = await addProfile(
    tx,
    {
      site_id: site.id,
      kind: "member",
      name,
      gender,
      seeks,
      birth_date: form.date_of_birth,
      country,
      region,
      city: findTown(form, city) ?? city,
      interests,
      sexuality,
      last_active_at: at,
    },
    [],
  );
  const dates = { signed_up_at: at, confirmed_at: null };
  const account = { id, site_id: site.id, email, language: locale, ...dates };
  await createAccount(tx, { ...account, password_hash: passwordHash });
  const special = listConsents(form);
  const orientationText = form.orientation_text;
  await recordConsents(tx, { site, account: id, orientationText, special, at });
  const credits = site.signup_credits;
  await grantBonus(tx, { site: site.id, member: id, cause: causes.signup, credits, at });
  await sendActivationMail(tx, ctx, { id, email, language: locale });
  await recordEvent(tx, accountSignedUp, { site: site.id, at, data: { member: id } });
  return id;
}
