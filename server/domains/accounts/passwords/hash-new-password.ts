import type { FieldErrorCode } from "#contract/shared/errors.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { findPersonalData } from "#server/domains/profiles/reads.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";
import { loadCommonWords } from "./common-words.ts";
import { validatePassword } from "./validate-password.ts";

/**
 * Hashes the password a member chose, typed once or twice. Throws `invalid_input` for a password
 * that is too weak and for two that differ.
 */
export async function hashNewPassword(
  ctx: Pick<RequestContext, "services" | "site">,
  id: MemberId,
  { chosen, repeated }: { readonly chosen: string; readonly repeated: string },
): Promise<string> {
  const code = await validateFor(ctx, id, chosen);
  const fields: Readonly<Record<string, FieldErrorCode>> = {
    ...(code && { new_password: code }),
    ...(chosen !== repeated && { repeat_password: "passwords_differ" }),
  };
  if (Object.keys(fields).length > 0) throw new AppError("invalid_input", { fields });
  return hashPassword(chosen);
}

async function validateFor(
  { services, site }: Pick<RequestContext, "services" | "site">,
  id: MemberId,
  chosen: string,
): Promise<FieldErrorCode | null> {
  if (chosen === "") return "required";
  const account = await findEmailAddress(services.db, site.id, id);
  const person = await findPersonalData(services.db, site.id, id);
  const owner = {
    siteName: site.name,
    email: account?.email,
    name: person?.name,
    birthDate: person?.birth_date,
  };
  return validatePassword(chosen, owner, await loadCommonWords());
}
