import type { notificationEndpoints } from "#contract/notifications.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { saveSubscription } from "./push/save-subscription.ts";
import { findPreferences, saveNotificationChoice } from "./save-notification-choice.ts";

export const notificationApi: Handlers<typeof notificationEndpoints, RequestContext> = {
  "POST /api/user.php?push=1": (ctx, { body }) =>
    saveSubscription(ctx, requireMember(ctx), body.subscription),
  "GET /api/notifications": (ctx) => findPreferences(ctx, requireMember(ctx).id),
  "PUT /api/notifications": async (ctx, { body }) => {
    const { id } = requireMember(ctx);
    await saveNotificationChoice(ctx, id, body);
    return findPreferences(ctx, id);
  },
};
