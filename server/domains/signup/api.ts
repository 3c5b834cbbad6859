import type { signupEndpoints } from "#contract/signup.ts";
import { resendActivationMail } from "#server/domains/accounts/resend-activation-mail.ts";
import type { Call } from "#server/domains/call.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { Refused } from "#server/platform/http/refused.ts";
import { checkSignup } from "./check-signup.ts";
import { signUp } from "./sign-up.ts";

export const signupApi: Handlers<typeof signupEndpoints, Call> = {
  "POST /api/signup": (call, { body }) => signUp(call, body),
  "POST /api/signup/check": async (call, { body }) => ({
    suggestion: await checkSignup(call, body),
  }),
  "POST /api/account/activation-mail": async (call) => {
    if (!call.member) throw new Refused("authentication_required");
    return { sent_to: await resendActivationMail(call, call.member.id) };
  },
};
