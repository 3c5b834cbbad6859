import type { notificationEndpoints } from "#contract/notifications.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { resolveChoices } from "./rules.ts";
import { findChoices, saveChoice } from "./store.ts";

export const notificationApi: Handlers<typeof notificationEndpoints, RequestContext> = {
  "GET /api/notifications": (ctx) => findPreferences(ctx, requireMember(ctx).id),
  "PUT /api/notifications": async (ctx, { body: { key, mail } }) => {
    const { id } = requireMember(ctx);
    await saveChoice(ctx.services.db, { account_id: id, key, mail, changed_at: ctx.at });
    return findPreferences(ctx, id);
  },
};

async function findPreferences({ services }: RequestContext, member: MemberId) {
  return { mail: resolveChoices(await findChoices(services.db, member)) };
}
