import type { QueuedConversation } from "#contract/office/operators.ts";
import { listSitesWithRole, requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { loadSiteNames } from "#server/domains/staff/site-names.ts";
import { listOperatedSites } from "./get-operated.ts";
import { listPendingQuestions } from "./questions/pending-questions.ts";
import { countWaiting, listWaiting } from "./store.ts";
import { LISTED_CONVERSATIONS } from "./rules.ts";

/** The conversations of the person's sites that wait for a reply, and how many wait in all. */
export async function listQueue(
  ctx: OfficeContext,
): Promise<{ conversations: QueuedConversation[]; waiting: number }> {
  const staff = requireStaff(ctx);
  const { db } = ctx.services;
  const sites = listOperatedSites(staff);
  const [rows, waiting, nameSite] = await Promise.all([
    listWaiting(
      db,
      { sites, managed: listSitesWithRole(staff, "admin") },
      ctx.at,
      LISTED_CONVERSATIONS,
    ),
    countWaiting(db, sites),
    loadSiteNames(ctx),
  ]);
  const questions = await listPendingQuestions(
    db,
    rows.map(({ conversation_id }) => conversation_id),
  );
  const conversations = rows.map((row): QueuedConversation => {
    const { claimed_by: owner } = row;
    return {
      id: row.conversation_id,
      site_name: nameSite(row.site_id),
      member: { name: row.member_name, age: row.member_age },
      profile: { name: row.profile_name },
      waiting_since: row.waiting_since.toISOString(),
      state: owner === null ? "waiting" : owner === staff.id ? "mine" : "taken",
      held: row.held,
      asks_if_real: questions.has(row.conversation_id),
      claimed_by: row.claimed_name,
    };
  });
  return { conversations, waiting };
}

/** How many conversations wait for the person; null for somebody who writes on no site. */
export async function countQueue(ctx: OfficeContext): Promise<number | null> {
  const sites = listOperatedSites(requireStaff(ctx));
  return sites.length > 0 ? countWaiting(ctx.services.db, sites) : null;
}
