import type { LoadedCase, QueuedCase } from "#contract/office/cases.ts";
import type { SiteId } from "#contract/shared/ids.ts";
import { recordAct } from "#server/domains/audit/record-audit.ts";
import { listSitesWithRole, requireStaff } from "#server/domains/staff/office-context.ts";
import type { CurrentStaff, OfficeContext } from "#server/domains/staff/office-context.ts";
import { loadSiteNames } from "#server/domains/staff/site-names.ts";
import type { NameSite } from "#server/domains/staff/site-names.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import * as office from "./office-store.ts";
import { DECIDING_ROLES, listProfilePhotos, LISTED_CASES } from "./rules.ts";
import { listDecisions } from "./store.ts";

/** The sites on which a person decides on cases. */
function listSites(staff: Pick<CurrentStaff, "roles">): SiteId[] {
  return [...new Set(DECIDING_ROLES.flatMap((role) => listSitesWithRole(staff, role)))];
}

/** The waiting cases of the person's sites, oldest first, and how many there are in all. */
export async function listCases(ctx: OfficeContext) {
  const staff = requireStaff(ctx);
  const { db } = ctx.services;
  const sites = listSites(staff);
  const [rows, waiting, nameSite] = await Promise.all([
    office.listOpen(db, sites, ctx.at, LISTED_CASES),
    office.countOpen(db, sites),
    loadSiteNames(ctx),
  ]);
  return { cases: rows.map((row) => presentQueued(row, staff, nameSite)), waiting };
}

/** How many cases wait for the person; null for somebody who may not decide on cases. */
export async function countCases(ctx: OfficeContext): Promise<number | null> {
  const sites = listSites(requireStaff(ctx));
  return sites.length > 0 ? office.countOpen(ctx.services.db, sites) : null;
}

/** The photos of reported messages on which the moderator is to decide, oldest first. */
export async function listReportedPhotos(ctx: OfficeContext) {
  const sites = listSitesWithRole(requireStaff(ctx), "moderator");
  const [rows, nameSite] = await Promise.all([
    office.listReportedPhotos(ctx.services.db, sites, LISTED_CASES),
    loadSiteNames(ctx),
  ]);
  return rows.map(({ site_id, reported_at, ...photo }) => ({
    ...photo,
    site_name: nameSite(site_id),
    reported_at: reported_at.toISOString(),
  }));
}

/** Throws `not_found`, `role_required`. */
export async function loadCase(ctx: OfficeContext, id: string): Promise<LoadedCase> {
  const { db } = ctx.services;
  const { row, staff } = await getCase(ctx, id);
  const parties = await office.listParties(db, id);
  const reported = parties.find(({ side }) => side === "reported")?.member_id;
  const [decisions, sealed, history, nameSite] = await Promise.all([
    listDecisions(db, id),
    office.listCasePhotos(db, id),
    reported ? office.listPastDecisions(db, reported, id) : [],
    loadSiteNames(ctx),
  ]);
  const { content, words, location } = row;
  const { profile, messages, message } = content;
  const reporter = parties.find(({ side }) => side === "reporter");
  return {
    ...presentQueued(row, staff, nameSite),
    words,
    location,
    reporter: { name: reporter?.name ?? null, email: reporter?.email ?? null },
    profile: profile && {
      name: profile.name,
      age: profile.age,
      gender: profile.gender,
      city: profile.city,
      country: profile.country,
      about: profile.about,
      member_since: profile.created_at,
    },
    photos: listProfilePhotos(sealed, messages),
    messages: messages.map(({ seq, by, type, text, attachment, sent_at }) => ({
      seq,
      by,
      type,
      text,
      photo: sealed.find((photo) => photo === attachment) ?? null,
      sent_at,
      reported: seq === message,
    })),
    appeals: parties.flatMap(({ side, appeal, appealed_at }) =>
      appeal !== null && appealed_at
        ? [{ side, words: appeal, at: appealed_at.toISOString() }]
        : [],
    ),
    decisions: decisions.map((decision) => presentDecision(decision)),
    history: history.map((decision) => ({
      ...presentDecision(decision),
      number: decision.number,
    })),
    decided_before: decisions.some(({ staff_id }) => staff_id === staff.id),
  };
}

/** A sealed photo of a case. Throws `not_found`, `role_required`. */
export async function getCasePhoto(ctx: OfficeContext, id: string, photo: string): Promise<Buffer> {
  await getCase(ctx, id);
  const content = await office.findCasePhoto(ctx.services.db, id, photo);
  if (!content) throw new AppError("not_found");
  return content;
}

/**
 * Claims a case, so that nobody else works on it. Throws `not_found`, `role_required`,
 * `case_taken`, and `appeal_other_person` for the person whose decision is under appeal.
 */
export async function claimCase(ctx: OfficeContext, id: string): Promise<void> {
  const { row, staff } = await getCase(ctx, id);
  await assertOtherPerson(ctx, id, staff);
  const { at } = ctx;
  await ctx.services.db.transaction().execute(async (tx) => {
    if (!(await office.claimRow(tx, { id, staff: staff.id, at }))) throw new AppError("case_taken");
    const { site_id: site, number: target } = row;
    await recordAct(ctx, tx, { site, target, action: "case.claimed" });
  });
}

/** Leaves a claimed case to others. Throws `not_found`, `role_required`. */
export async function releaseCase(ctx: OfficeContext, id: string): Promise<void> {
  const { row, staff } = await getCase(ctx, id);
  await ctx.services.db.transaction().execute(async (tx) => {
    if (!(await office.releaseRow(tx, { id, staff: staff.id }))) throw new AppError("not_found");
    const { site_id: site, number: target } = row;
    await recordAct(ctx, tx, { site, target, action: "case.released" });
  });
}

/** The case, for a person who decides on its site's cases. Throws `not_found`, `role_required`. */
export async function getCase(ctx: OfficeContext, id: string) {
  const staff = requireStaff(ctx);
  const row = await office.findCase(ctx.services.db, id, ctx.at);
  if (!row) throw new AppError("not_found");
  if (!listSites(staff).includes(row.site_id)) throw new AppError("role_required");
  return { row, staff };
}

/**
 * Throws `appeal_other_person` for somebody who has decided on the case, and returns its decisions.
 */
export async function assertOtherPerson(
  ctx: OfficeContext,
  id: string,
  staff: Pick<CurrentStaff, "id">,
) {
  const decisions = await listDecisions(ctx.services.db, id);
  if (decisions.some(({ staff_id }) => staff_id === staff.id)) {
    throw new AppError("appeal_other_person");
  }
  return decisions;
}

function presentQueued(
  row: office.QueuedRow,
  staff: Pick<CurrentStaff, "id">,
  nameSite: NameSite,
): QueuedCase {
  const { id, number, source, category, reported_name, is_appeal, claimed_name: claimed_by } = row;
  const site_name = nameSite(row.site_id);
  const created_at = row.created_at.toISOString();
  const state =
    row.claimed_by === null ? "waiting" : row.claimed_by === staff.id ? "mine" : "taken";
  const about = { reported_name, is_appeal: is_appeal && row.closed_at === null };
  return { id, number, site_name, source, category, created_at, ...about, state, claimed_by };
}

function presentDecision(
  decision: Pick<
    office.PastDecision,
    "measure" | "ground" | "ends_at" | "decided_at" | "staff_name"
  >,
) {
  const { measure, ground, ends_at, decided_at, staff_name } = decision;
  return {
    measure,
    ground,
    ends_at: ends_at?.toISOString() ?? null,
    decided_at: decided_at.toISOString(),
    by: staff_name,
  };
}
