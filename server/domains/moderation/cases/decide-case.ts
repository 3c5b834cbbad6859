import type { z } from "zod";
import type { caseEndpoints } from "#contract/office/cases.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import {
  createSuspension,
  endSuspension,
  notifyOfSuspension,
} from "#server/domains/accounts/suspension/suspend-member.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import { removeContent, setContent } from "#server/domains/chat/moderation/moderate-messages.ts";
import { setRejection } from "#server/domains/photos/moderate-photos.ts";
import { removeAbout, setAbout } from "#server/domains/profiles/moderate-profile.ts";
import { lockRole } from "#server/domains/staff/lock-role.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { assertOtherPerson, getCase } from "./office-cases.ts";
import { closeRow, insertDecision, listCasePhotos, listParties } from "./office-store.ts";
import type { CaseRow, NewDecision } from "./office-store.ts";
import { findLongestSuspension, isRemovedElsewhere } from "./other-cases-store.ts";
import { DECIDING_ROLES, listProfilePhotos } from "./rules.ts";
import { sendDecisionMails } from "./send-decision-mails.ts";
import type { DecisionRow } from "./store.ts";

type Body = z.output<(typeof caseEndpoints)["POST /api/office/cases/:id/decide"]["body"]>;

const DAY_MS = 86_400_000;

/**
 * Decides on a claimed case: removes content, starts a suspension, undoes what an earlier decision
 * did beyond this one, and sends both sides their statement of reasons. Throws `not_found`,
 * `role_required`, `case_taken`, `appeal_other_person`, and `invalid_input` for a measure that does
 * not fit the case.
 */
export async function decideCase(ctx: OfficeContext, id: string, body: Body): Promise<void> {
  const { services, at } = ctx;
  const { row, staff } = await getCase(ctx, id);
  const before = await assertOtherPerson(ctx, id, staff);
  const parties = await listParties(services.db, id);
  const member = parties.find(({ side }) => side === "reported")?.member_id ?? null;
  const sealed = await listCasePhotos(services.db, id);
  const photos = listProfilePhotos(sealed, row.content.messages);
  assertFits(body, row, { member, photos });
  const decision = toDecision(body, { id, round: before.length, staff: staff.id, at });
  const { changes, ended, talkers } = await services.db.transaction().execute(async (tx) => {
    await lockRole(tx, { staff: staff.id, site: row.site_id, roles: DECIDING_ROLES });
    if (!(await closeRow(tx, { id, staff: staff.id, at }))) throw new AppError("case_taken");
    await insertDecision(tx, decision);
    const applied = member
      ? await apply(tx, row, { member, decision, last: before.at(-1) })
      : { changes: false, ended: [], talkers: [] };
    await sendDecisionMails(tx, ctx, {
      row,
      parties,
      decisions: [...before, { ...decision, staff_name: staff.name }],
    });
    await recordAct(ctx, tx, {
      site: row.site_id,
      target: row.number,
      action: before.length > 0 ? "case.appeal_decided" : "case.decided",
      details: {
        measure: decision.measure,
        ...(decision.ground && { ground: decision.ground }),
        ...(decision.ends_at && { until: decision.ends_at.toISOString() }),
        ...(decision.removed.length > 0 && { removed: decision.removed }),
      },
    });
    return applied;
  });
  if (member && changes) await notifyOfSuspension(services, { site: row.site_id, member }, ended);
  const { conversation } = row.content;
  if (!conversation) return;
  for (const talker of talkers) services.bus.publish(talker, { is: "removed", conversation });
}

/**
 * Throws `invalid_input` for a measure against nobody, without a reason, that removes nothing, or that
 * removes what the case is not about.
 */
function assertFits(
  body: Body,
  { content }: CaseRow,
  { member, photos }: { readonly member: MemberId | null; readonly photos: readonly string[] },
): void {
  if (body.measure === "none") return;
  if (!member) throw new AppError("invalid_input", { fields: { measure: "invalid_value" } });
  if (!body.ground) throw new AppError("invalid_input", { fields: { ground: "required" } });
  const isMissing = body.measure === "removal" && body.removed.length === 0;
  const known = ["about", ...(content.message === null ? [] : ["message"]), ...photos];
  const isUnknown = body.removed.some((item) => !known.includes(item));
  if (isMissing || isUnknown)
    throw new AppError("invalid_input", { fields: { removed: "required" } });
}

function toDecision(
  { measure, ground, days, removed }: Body,
  { id, round, staff, at }: { id: string; round: number; staff: NewDecision["staff_id"]; at: Date },
): NewDecision {
  const isSuspension = measure === "suspension";
  return {
    case_id: id,
    round,
    staff_id: staff,
    measure,
    ground: measure === "none" ? null : ground,
    ends_at: isSuspension && days !== null ? new Date(at.getTime() + days * DAY_MS) : null,
    // A suspension can also remove content.
    removed: measure === "removal" || isSuspension ? removed : [],
    decided_at: at,
  };
}

interface Applied {
  readonly member: MemberId;
  readonly decision: NewDecision;
  /** The decision under appeal. */
  readonly last: DecisionRow | undefined;
}

/**
 * Carries out a decision, and undoes what the previous decision did, unless this or another case
 * requires it.
 */
async function apply(tx: Tx, row: CaseRow, { member, decision, last }: Applied) {
  const { site_id: site, id: caseId } = row;
  const { measure, removed, decided_at: at } = decision;
  const talkers: MemberId[] = [];
  let ended: readonly Buffer[] = [];
  const removedBefore = last?.removed ?? [];
  for (const item of removedBefore) {
    if (removed.includes(item) || (await isRemovedElsewhere(tx, { caseId, member, item })))
      continue;
    talkers.push(...(await restore(tx, row, { member, item, at })));
  }
  for (const item of removed) {
    // What the member has written in its place was never reported.
    if (removedBefore.includes(item)) continue;
    talkers.push(...(await remove(tx, row, { member, item, at })));
  }
  if (measure === "suspension" || last?.measure === "suspension") {
    // Other cases may have suspended the member for longer.
    const longest = await findLongestSuspension(tx, member, at);
    if (longest) ended = await createSuspension(tx, { site, member, ...longest }, at);
    else await endSuspension(tx, caseId, at);
  }
  const changes = measure === "suspension" || last?.measure === "suspension" || removed.length > 0;
  return { changes, ended, talkers };
}

interface Item {
  readonly member: MemberId;
  readonly item: string;
  readonly at: Date;
}

/** Removes a text, a message or a photo; returns the members whose conversation changed. */
async function remove(
  tx: Tx,
  { site_id: site, content }: CaseRow,
  { member, item, at }: Item,
): Promise<readonly MemberId[]> {
  const { conversation, message: seq } = content;
  if (item === "about") await removeAbout(tx, site, member);
  else if (item !== "message") await setRejection(tx, { photo: item, rejection: "reported", at });
  else if (conversation && seq !== null) return removeContent(tx, { site, conversation, seq }, at);
  return [];
}

/** Puts back what an earlier decision removed. */
async function restore(
  tx: Tx,
  { site_id: site, content }: CaseRow,
  { member, item, at }: Item,
): Promise<readonly MemberId[]> {
  const { conversation, message: seq, messages, profile } = content;
  if (item === "about") await setAbout(tx, site, member, profile?.about ?? "");
  else if (item !== "message") await setRejection(tx, { photo: item, rejection: null, at });
  else if (conversation && seq !== null) {
    const sealed = messages.find((one) => one.seq === seq);
    const was = { text: sealed?.text ?? "", attachment: sealed?.attachment ?? null };
    return setContent(tx, { site, conversation, seq }, was);
  }
  return [];
}
