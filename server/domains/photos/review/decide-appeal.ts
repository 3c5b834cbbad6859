import { recordAct } from "#server/domains/audit/record-audit.ts";
import {
  requireRole,
  listSitesWithRole,
  requireStaff,
} from "#server/domains/staff/office-context.ts";
import { lockRole } from "#server/domains/staff/lock-role.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import * as appeals from "./appeal-store.ts";
import { queueAppealMail } from "./mail-decision.ts";
import { updatePhotos } from "#server/domains/photos/own-photos.ts";
import { listPhotos } from "#server/domains/photos/store.ts";
import { SHOWN_APPEALS } from "#server/domains/photos/rules.ts";

/** The oldest appeals that this moderator can decide, and how many there are. */
export async function listAppealsToDecide(ctx: OfficeContext) {
  const decider = getDecider(ctx);
  const { db } = ctx.services;
  return {
    appeals: await appeals.listAppeals(db, decider, { at: ctx.at, limit: SHOWN_APPEALS }),
    waiting: await appeals.countAppeals(db, decider),
  };
}

/** How many appeals this moderator can decide; null for other people. */
export async function countAppealsToDecide(ctx: OfficeContext): Promise<number | null> {
  const decider = getDecider(ctx);
  return decider.sites.length === 0 ? null : appeals.countAppeals(ctx.services.db, decider);
}

/**
 * Approves the photo or upholds its rejection, and mails the member. Throws `own_decision` to the
 * person who rejected the photo, and `not_found` once the appeal is decided.
 */
export async function decideAppeal(
  ctx: OfficeContext,
  photo: string,
  granted: boolean,
): Promise<void> {
  const { services, at } = ctx;
  const staff = requireStaff(ctx);
  const appeal = await appeals.findOpenAppeal(services.db, photo);
  if (!appeal) throw new AppError("not_found");
  const { site_id: site, profile_id: member, rejected_by, rejection } = appeal;
  requireRole(staff, "moderator", site);
  if (rejected_by === staff.id) throw new AppError("own_decision");
  const lock = (tx: Tx) => lockRole(tx, { staff: staff.id, site, roles: ["moderator"] });
  await updatePhotos({ services, site: { id: site } }, { member, at, lock }, async (tx) => {
    const decision = { staff: staff.id, granted, at };
    if (!(await appeals.saveAppealDecision(tx, photo, decision))) throw new AppError("not_found");
    await queueAppealMail(tx, services, { site, member, at, rejection, granted });
    const action = granted ? "photo.appeal_granted" : "photo.appeal_denied";
    await recordAct(ctx, tx, { site, action, target: photo });
    return listPhotos(tx, { site, member });
  });
}

function getDecider(ctx: OfficeContext) {
  const { id: staff, ...person } = requireStaff(ctx);
  return { staff, sites: listSitesWithRole(person, "moderator") };
}
