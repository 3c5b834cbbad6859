import type { RequestContext } from "#server/domains/request-context.ts";
import { mailById, newestMails } from "./store.ts";

const MOST = 100;

/** The newest mails of the call's site, for the demo's outbox. */
export function listMails(ctx: RequestContext) {
  return newestMails(ctx.services.db, ctx.site.id, MOST);
}

/** One mail of the call's site with everything in it; undefined where there is none. */
export function readMail(ctx: RequestContext, id: string) {
  return mailById(ctx.services.db, ctx.site.id, id);
}
