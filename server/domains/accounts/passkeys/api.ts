import type { passkeyEndpoints } from "#contract/accounts/passkeys.ts";
import { getCurrentUser } from "#server/domains/accounts/get-current-user.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { addPasskey, startPasskey } from "./add-passkey.ts";
import { listPasskeys, removePasskey, updatePasskeyName } from "./change-passkeys.ts";
import { logInWithPasskey, startPasskeyLogin } from "./log-in-with-passkey.ts";

export const passkeyApi: Handlers<typeof passkeyEndpoints, RequestContext> = {
  "GET /api/passkeys": async (ctx) => ({ passkeys: await listPasskeys(ctx, requireMember(ctx)) }),
  "POST /api/passkeys/options": async (ctx, { body }) => ({
    options: await startPasskey(ctx, requireMember(ctx), body.password),
  }),
  "POST /api/passkeys": (ctx, { body }) => addPasskey(ctx, requireMember(ctx), body),
  "PUT /api/passkeys/:id": (ctx, { params, body }) =>
    updatePasskeyName(ctx, requireMember(ctx), { ...params, ...body }),
  "DELETE /api/passkeys/:id": (ctx, { params }) =>
    removePasskey(ctx, requireMember(ctx), params.id),
  "POST /api/login/passkey/options": async (ctx) => ({ options: await startPasskeyLogin(ctx) }),
  "POST /api/login/passkey": async (ctx, { body }) => ({
    user: await getCurrentUser(ctx, await logInWithPasskey(ctx, body.credential)),
  }),
};
