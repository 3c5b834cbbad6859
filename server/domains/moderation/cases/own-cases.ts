import type { OwnCase } from "#contract/moderation/cases.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { linkToken } from "#contract/shared/link-address.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { buildStatement } from "./build-statement.ts";
import { computeAppealEnd, isReplacing, listConcerning } from "./rules.ts";
import { findParty, listDecisions, listMemberCases, saveAppeal } from "./store.ts";
import type { DecisionRow, PartyRow } from "./store.ts";

/** The cases that a member filed, and those with a decision about the member, latest first. */
export async function listOwnCases(ctx: RequestContext, { id }: CurrentMember) {
  const rows = await listMemberCases(ctx.services.db, ctx.site.id, id);
  return rows.map(({ number, side, created_at, waiting, access_key }) => ({
    number,
    side,
    created_at: created_at.toISOString(),
    waiting,
    token: access_key,
  }));
}

/** A case as one of its sides reads it. Throws `not_found`. */
export async function loadOwnCase(ctx: RequestContext, token: string): Promise<OwnCase> {
  const { party, decisions, appealEnd } = await load(ctx, token);
  const { number, side, created_at, waiting, appealed_at } = party;
  return {
    number,
    side,
    created_at: created_at.toISOString(),
    waiting,
    decisions: listConcerning(side, decisions).map((decision) => ({
      decided_at: decision.decided_at.toISOString(),
      statement: buildStatement(ctx.site, ctx.locale, {
        side,
        number,
        decision,
        replaces: isReplacing(decisions, decision),
        // The page itself says how to appeal.
        appealEnd: null,
      }),
    })),
    appeal_until: appealEnd?.toISOString() ?? null,
    appealed_at: appealed_at?.toISOString() ?? null,
  };
}

/** Opens the case again for somebody else's decision. Throws `not_found` and `appeal_closed`. */
export async function createAppeal(
  ctx: RequestContext,
  token: string,
  words: string,
): Promise<void> {
  const { party, appealEnd } = await load(ctx, token);
  if (!appealEnd) throw new AppError("appeal_closed");
  await ctx.services.db.transaction().execute(async (tx) => {
    if (!(await saveAppeal(tx, party, words, ctx.at))) throw new AppError("appeal_closed");
  });
}

interface LoadedCase {
  readonly party: PartyRow;
  readonly decisions: readonly DecisionRow[];
  readonly appealEnd: Date | null;
}

async function load(ctx: RequestContext, token: string): Promise<LoadedCase> {
  const { db } = ctx.services;
  const party = linkToken.test(token) ? await findParty(db, ctx.site.id, token) : null;
  if (!party) throw new AppError("not_found");
  const decisions = await listDecisions(db, party.case_id);
  const { side, waiting, appealed_at } = party;
  const isOpen = side === "reporter" || listConcerning(side, decisions).length > 0;
  // The reported member's page exists only once something was decided, so that it reveals no
  // report.
  if (!isOpen) throw new AppError("not_found");
  return {
    party,
    decisions,
    appealEnd: computeAppealEnd({ decisions, waiting, side, appealed_at }, ctx.at),
  };
}
