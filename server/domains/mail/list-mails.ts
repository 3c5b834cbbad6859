import type { Call } from "#server/domains/call.ts";
import { mailById, newestMails } from "./store.ts";

const MOST = 100;

/** The newest mails of the call's site, for the demo's outbox. */
export function listMails(call: Call) {
  return newestMails(call.parts.db, call.site.id, MOST);
}

/** One mail of the call's site with everything in it; undefined where there is none. */
export function readMail(call: Call, id: string) {
  return mailById(call.parts.db, call.site.id, id);
}
