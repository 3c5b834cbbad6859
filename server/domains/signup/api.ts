import type { signupEndpoints } from "#contract/signup.ts";
import { resendActivationMail } from "#server/domains/accounts/activation/send-activation-mail.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { cancelSignup } from "./cancel-signup.ts";
import { checkSignup } from "./check-signup.ts";
import { listMissing, saveConsents } from "./list-missing.ts";
import { signUp } from "./sign-up.ts";

export const signupApi: Handlers<typeof signupEndpoints, RequestContext> = {
  "POST /api/signup": (ctx, { body }) => signUp(ctx, body),
  "POST /api/signup/check": async (ctx, { body }) => ({
    suggestion: await checkSignup(ctx, body),
  }),
  "POST /api/signup/cancel": (ctx, { body }) => cancelSignup(ctx, body.token),
  "GET /api/signup/missing": async (ctx) => ({ missing: [...(await listMissing(ctx))] }),
  "POST /api/signup/consents": async (ctx, { body }) => ({
    missing: [...(await saveConsents(ctx, body))],
  }),
  "POST /api/account/activation-mail": async (ctx) => ({
    sent_to: await resendActivationMail(ctx, requireMember(ctx).id),
  }),
};
