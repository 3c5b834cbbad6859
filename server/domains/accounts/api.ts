import type { accountEndpoints } from "#contract/accounts.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { getCurrentUser } from "./get-current-user.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { updateLanguage } from "./update-language.ts";

export const accountApi: Handlers<typeof accountEndpoints, RequestContext> = {
  "GET /api/user.php": async (ctx) => ({ user: await getCurrentUser(ctx, requireMember(ctx).id) }),
  "POST /api/user.php": async (ctx, { body }) => ({
    user: await getCurrentUser(ctx, await logIn(ctx, body)),
  }),
  "PUT /api/user.php": async (ctx, { body }) => {
    await updateLanguage(ctx, requireMember(ctx).id, body.language);
    return { user: await getCurrentUser(ctx, requireMember(ctx).id) };
  },
  "GET /api/logout.php": async (ctx) => {
    await logOut(ctx);
    return undefined;
  },
};
