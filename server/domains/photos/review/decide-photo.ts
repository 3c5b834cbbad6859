import type { PhotoRejection } from "#contract/photos.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import type { AuditRecord } from "#server/domains/audit/record-audit.ts";
import {
  listSitesWithRole,
  requireRole,
  requireStaff,
} from "#server/domains/staff/office-context.ts";
import { lockRole } from "#server/domains/staff/lock-role.ts";
import type { CurrentStaff, OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { updatePhotos } from "#server/domains/photos/own-photos.ts";
import { REVIEW_CLAIM_MS } from "#server/domains/photos/rules.ts";
import * as review from "./review-store.ts";
import { listPhotos } from "#server/domains/photos/store.ts";

/**
 * Claims the next photos of the moderator's sites, and returns them with the number of waiting
 * photos. A moderator who did nothing for a while claims none, so that the photos go to others.
 */
export async function claimPhotosToReview(ctx: OfficeContext) {
  const { id: staff, usedAt, ...person } = requireStaff(ctx);
  const sites = listSitesWithRole(person, "moderator");
  const { db } = ctx.services;
  const claimer = { staff, sites, at: ctx.at };
  const isIdle = ctx.at.getTime() - usedAt.getTime() > REVIEW_CLAIM_MS;
  if (!isIdle) {
    await db.transaction().execute((tx) => review.claimPhotos(tx, { ...claimer, usedAt }));
  }
  return {
    photos: await review.listClaimed(db, claimer),
    waiting: await review.countUnderReview(db, sites),
  };
}

/** How many photos wait for the moderator; null for other people. */
export async function countPhotosToReview(ctx: OfficeContext): Promise<number | null> {
  const sites = listSitesWithRole(requireStaff(ctx), "moderator");
  return sites.length === 0 ? null : review.countUnderReview(ctx.services.db, sites);
}

/** Approves a photo, or rejects it with a reason. Throws `not_found` unless the moderator has claimed it. */
export async function decidePhoto(
  ctx: OfficeContext,
  id: string,
  rejection: PhotoRejection | null,
): Promise<void> {
  await changeReviewed(ctx, id, {
    change: (tx, { id: staff }) =>
      review.savePhotoDecision(tx, id, { staff, at: ctx.at, rejection }),
    action: rejection ? "photo.rejected" : "photo.approved",
    details: rejection ? { reason: rejection } : {},
  });
}

/** Leaves a photo for later, or for another moderator. Throws `not_found` unless the moderator has claimed it. */
export async function releasePhoto(ctx: OfficeContext, id: string): Promise<void> {
  const { id: staff } = requireStaff(ctx);
  const isSkipped = await review.releasePhoto(ctx.services.db, id, { staff, at: ctx.at });
  if (!isSkipped) throw new AppError("not_found");
}

/** Puts a photo under review again. Throws `not_found` unless the same person just decided on it. */
export async function undoPhotoDecision(ctx: OfficeContext, id: string): Promise<void> {
  await changeReviewed(ctx, id, {
    change: (tx, { id: staff }) => review.undoPhotoDecision(tx, id, { staff, at: ctx.at }),
    action: "photo.decision_undone",
    details: {},
  });
}

/** The file of a photo for a moderator of its site. Throws `not_found`, `role_required`. */
export async function getReviewedFile(ctx: OfficeContext, id: string): Promise<string> {
  const { file_key } = await getPhoto(ctx, requireStaff(ctx), id);
  return `${file_key}-full.webp`;
}

interface Change {
  readonly change: (tx: Tx, staff: CurrentStaff) => Promise<boolean>;
  readonly action: AuditRecord["action"];
  readonly details: NonNullable<AuditRecord["details"]>;
}

/** Changes a photo; which photo is the main image and which are hidden follows from it. */
async function changeReviewed(
  ctx: OfficeContext,
  id: string,
  { change, action, details }: Change,
): Promise<void> {
  const { services, at } = ctx;
  const staff = requireStaff(ctx);
  const { site_id, profile_id: member } = await getPhoto(ctx, staff, id);
  const on = { services, site: { id: site_id } };
  const lock = (tx: Tx) => lockRole(tx, { staff: staff.id, site: site_id, roles: ["moderator"] });
  await updatePhotos(on, { member, at, lock }, async (tx) => {
    if (!(await change(tx, staff))) throw new AppError("not_found");
    await recordAct(ctx, tx, { site: site_id, action, target: id, details });
    return listPhotos(tx, { site: site_id, member });
  });
}

async function getPhoto(ctx: OfficeContext, staff: CurrentStaff, id: string) {
  const photo = await review.findPhoto(ctx.services.db, id);
  if (!photo) throw new AppError("not_found");
  requireRole(staff, "moderator", photo.site_id);
  return photo;
}
