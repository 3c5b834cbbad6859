import type { notificationEndpoints } from "#contract/notifications.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { findPreferences, saveMailChoice } from "./save-mail-choice.ts";

export const notificationApi: Handlers<typeof notificationEndpoints, RequestContext> = {
  "GET /api/notifications": (ctx) => findPreferences(ctx, requireMember(ctx).id),
  "PUT /api/notifications": async (ctx, { body }) => {
    const { id } = requireMember(ctx);
    await saveMailChoice(ctx, id, body);
    return findPreferences(ctx, id);
  },
};
