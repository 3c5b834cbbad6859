import type { accountEndpoints } from "#contract/accounts.ts";
import { LANGUAGE_COOKIE_DAYS } from "#contract/shared/constants.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { updatePassword } from "./passwords/update-password.ts";
import { queueEmailChange } from "./email-change/queue-email-change.ts";
import { deleteOwnAccount, loadDeletion } from "./deletion/delete-own-account.ts";
import { endSession } from "./sessions/end-session.ts";
import { getOwnAccount } from "./find-account.ts";
import { getCurrentUser } from "./get-current-user.ts";
import { logIn } from "./log-in/log-in.ts";
import { queueResetMail } from "./reset/queue-reset-mail.ts";
import { SESSION_COOKIE } from "./sessions/start-session.ts";
import { updateAccount } from "./store.ts";
import { suggestEmail } from "./email-change/suggest-email.ts";

export const accountApi: Handlers<typeof accountEndpoints, RequestContext> = {
  "GET /api/user.php": async (ctx) => ({ user: await getCurrentUser(ctx, requireMember(ctx).id) }),
  "POST /api/user.php": async (ctx, { body }) => ({
    user: await getCurrentUser(ctx, await logIn(ctx, body)),
  }),
  "PUT /api/user.php": async (ctx, { body: { language } }) => {
    const { id } = requireMember(ctx);
    await updateAccount(ctx.services.db, ctx.site.id, id, { language });
    ctx.cookies.set("language", language, LANGUAGE_COOKIE_DAYS);
    return { user: await getCurrentUser(ctx, id) };
  },
  // Other devices stay logged in. Without a session this only clears the cookie.
  "GET /api/logout.php": async (ctx) => {
    if (ctx.member) await endSession(ctx, ctx.member);
    ctx.cookies.clear(SESSION_COOKIE);
  },
  "GET /api/account": async (ctx) => {
    const { email, confirmed_at } = await getOwnAccount(ctx, requireMember(ctx).id);
    return { email, confirmed: confirmed_at !== null };
  },
  "PUT /api/account/password": (ctx, { body }) => updatePassword(ctx, requireMember(ctx), body),
  "PUT /api/account/email": (ctx, { body }) => queueEmailChange(ctx, requireMember(ctx), body),
  "POST /api/account/email-suggestion": (_ctx, { body }) =>
    Promise.resolve({ suggestion: suggestEmail(body.email) }),
  "GET /api/account/deletion": (ctx) => loadDeletion(ctx, requireMember(ctx)),
  "POST /api/account/deletion": (ctx, { body }) => deleteOwnAccount(ctx, requireMember(ctx), body),
  "GET /api/account/deletion/partner": (ctx) =>
    Promise.resolve({ partner: ctx.site.delete_partner }),
  "POST /api/account/password-reset": (ctx, { body }) => queueResetMail(ctx, body.email),
};
