import type { mailingEndpoints } from "#contract/office/mailings.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import {
  createMailing,
  deleteDraft,
  saveDraft,
  scheduleMailing,
  stopMailing,
  undoSchedule,
} from "./mailings/edit-mailing.ts";
import { countMailingReceivers, listMailings, loadMailing } from "./mailings/load-mailings.ts";
import { renderMailing, sendTestMail } from "./mailings/preview-mailing.ts";

/** The use case rejects a site that does not exist, because the admin has no role there. */
const withSite = <Given extends { readonly site: string }>(given: Given) => ({
  ...given,
  site: given.site as SiteId,
});

export const notificationsOfficeApi: Handlers<typeof mailingEndpoints, OfficeContext> = {
  "GET /api/office/mailings": (ctx) => listMailings(ctx),
  "GET /api/office/mailings/receivers": async (ctx, { query }) => ({
    receivers: await countMailingReceivers(ctx, withSite(query)),
  }),
  "GET /api/office/mailings/:id": (ctx, { params }) => loadMailing(ctx, params.id),
  "POST /api/office/mailings": async (ctx, { body }) => ({
    id: await createMailing(ctx, withSite(body)),
  }),
  "PUT /api/office/mailings/:id": async (ctx, { params, body }) => ({
    version: await saveDraft(ctx, params.id, body),
  }),
  "DELETE /api/office/mailings/:id": (ctx, { params }) => deleteDraft(ctx, params.id),
  "POST /api/office/mailings/preview": async (ctx, { body }) => ({
    html: await renderMailing(ctx, withSite(body)),
  }),
  "POST /api/office/mailings/test": (ctx, { body }) => sendTestMail(ctx, withSite(body)),
  "POST /api/office/mailings/:id/schedule": async (ctx, { params, body }) => {
    const at = body.starts_at === null ? null : new Date(body.starts_at);
    await scheduleMailing(ctx, params.id, { version: body.version, at });
  },
  "POST /api/office/mailings/:id/withdraw": (ctx, { params }) => undoSchedule(ctx, params.id),
  "POST /api/office/mailings/:id/stop": (ctx, { params }) => stopMailing(ctx, params.id),
};
