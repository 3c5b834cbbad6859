import type { accountEndpoints } from "#contract/accounts.ts";
import { memberOf } from "#server/domains/call.ts";
import type { Call } from "#server/domains/call.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { currentUser } from "./current-user.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { saveLanguage } from "./save-language.ts";

export const accountApi: Handlers<typeof accountEndpoints, Call> = {
  "GET /api/user.php": async (call) => ({ user: await currentUser(call, memberOf(call).id) }),
  "POST /api/user.php": async (call, { body }) => ({
    user: await currentUser(call, await logIn(call, body)),
  }),
  "PUT /api/user.php": async (call, { body }) => {
    await saveLanguage(call, memberOf(call).id, body.language);
    return { user: await currentUser(call, memberOf(call).id) };
  },
  "GET /api/logout.php": async (call) => {
    await logOut(call);
    return undefined;
  },
};
