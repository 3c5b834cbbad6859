import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { MemberId, SiteId } from "#contract/ids.ts";
import type { RequestContext } from "#server/domains/request-context.ts";

/** Who looks; `member` is null for a visitor. */
export interface Viewer {
  readonly site: SiteId;
  readonly member: MemberId | null;
  /** The owner has switched fictional profiles on. */
  readonly fictional: boolean;
}

/**
 * Where a profile would appear. `discovery`: search, swipe, related profiles and every number of
 * members; nobody finds an invisible member there. `contact`: a page opened by its id, likes, chats.
 */
export type Place = "discovery" | "contact";

/** What decides about a profile, whoever looks. */
export interface ProfileState {
  readonly id: MemberId;
  readonly site_id: SiteId;
  readonly kind: "member" | "fictional";
  /** Null: not confirmed yet, or taken down. */
  readonly visible_since: Date | null;
  readonly invisible_since: Date | null;
  readonly deleted_at: Date | null;
}

/** What is between the profile and the one who looks. */
export interface Between {
  /** Either of them blocked the other. */
  readonly blocked: boolean;
  /** She likes the viewer and the like arrived, or the two have a conversation with a message. */
  readonly reached: boolean;
}

export type WhyHidden = "other_site" | "deleted" | "self" | "disabled" | "blocked" | "invisible";

/** Why the viewer does not see the profile there; null when she does. `visibleTo` is its SQL. */
export function whyHidden(
  viewer: Viewer,
  profile: ProfileState,
  between: Between,
  place: Place,
): WhyHidden | null {
  if (profile.site_id !== viewer.site) return "other_site";
  if (profile.deleted_at) return "deleted";
  if (profile.id === viewer.member) return place === "discovery" ? "self" : null;
  if (!profile.visible_since) return "disabled";
  if (profile.kind === "fictional" && !viewer.fictional) return "disabled";
  if (between.blocked) return "blocked";
  if (profile.invisible_since && (place === "discovery" || !between.reached)) return "invisible";
  return null;
}

/**
 * The same rule as a condition on the rows of `profile` (or `search_card`) under that alias. It
 * names the site, and for discovery it implies the predicate of the search indexes.
 */
export function visibleTo(viewer: Viewer, alias: string, place: Place): RawBuilder<boolean> {
  const at = (column: string) => sql.ref(`${alias}.${column}`);
  const base = sql<boolean>`${at("site_id")} = ${viewer.site} and ${at("deleted_at")} is null`;
  const open = [
    sql`${at("visible_since")} is not null`,
    ...(viewer.fictional ? [] : [sql`${at("kind")} = 'member'`]),
    ...(viewer.member ? [sql`not (${blockedBetween(viewer.site, viewer.member, at("id"))})`] : []),
  ];
  const invisible = sql`${at("invisible_since")} is null`;
  if (place === "discovery") {
    const others = viewer.member ? [sql`${at("id")} <> ${viewer.member}`] : [];
    return sql<boolean>`(${sql.join([base, ...open, invisible, ...others], and)})`;
  }
  if (!viewer.member) return sql<boolean>`(${sql.join([base, ...open, invisible], and)})`;
  const known = sql`(${invisible} or ${reachedBy(viewer.site, viewer.member, at("id"))})`;
  return sql<boolean>`(${base} and (${at("id")} = ${viewer.member}
    or (${sql.join([...open, known], and)})))`;
}

/** Whether either of the two blocked the other. */
export function blockedBetween(
  site: SiteId,
  member: MemberId,
  other: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from block
      where site_id = ${site} and blocker_id = ${member} and blocked_id = ${other})
    or exists (select from block
      where site_id = ${site} and blocker_id = ${other} and blocked_id = ${member})`;
}

/** Whether a like of `other` has reached the member, or the two have written to each other. */
export function reachedBy(
  site: SiteId,
  member: MemberId,
  other: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from pair
      where site_id = ${site} and lo = least(${other}, ${member}) and hi = greatest(${other}, ${member})
      and case when lo = ${other} then lo_liked_at is not null and lo_like_arrived_at is not null
        else hi_liked_at is not null and hi_like_arrived_at is not null end)
    or exists (select from conversation where site_id = ${site} and last_seq > 0
      and low_id = least(${other}, ${member}) and high_id = greatest(${other}, ${member}))`;
}

/** The one who calls, as the rule knows her. */
export function viewerOf(ctx: RequestContext): Viewer {
  return {
    site: ctx.site.id,
    member: ctx.member?.id ?? null,
    fictional: ctx.site.fictional_profiles,
  };
}

const and = sql` and `;
