import type { MemberId } from "#contract/shared/ids.ts";
import type { ActivityItem } from "#server/domains/mail/describe-activity.ts";
import type { MailedProfile } from "#server/domains/mail/format-profile-name.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import type { Db } from "#server/platform/database/database.ts";
import { listVisibleNames } from "./store.ts";
import type { Activity } from "./activity-rules.ts";

/** What the member is notified of, without profiles that the member may not see. */
export async function listItems(
  db: Db,
  reader: { readonly site: Site; readonly member: MemberId },
  chosen: readonly Activity[],
): Promise<ActivityItem[]> {
  const others = chosen.map(({ other }) => other);
  const profiles = await listProfiles(db, reader, others);
  return chosen.flatMap(({ is, messages, other }) => {
    const profile = profiles.get(other);
    return profile ? [{ is, messages, ...profile }] : [];
  });
}

/** The profiles among `ids` that a mail to the member may name, in the order of `ids`. */
export async function listProfiles(
  db: Db,
  { site, member }: { readonly site: Site; readonly member: MemberId },
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, MailedProfile>> {
  if (ids.length === 0) return new Map();
  const unique = [...new Set(ids)];
  const viewer = { site: site.id, member, fictional: site.fictional_profiles };
  const found = new Map(
    (await listVisibleNames(db, viewer, unique)).map((one) => [one.id, one] as const),
  );
  return new Map(
    unique.flatMap((id) => {
      const one = found.get(id);
      return one ? [[id, { name: one.name, fictional: one.kind === "fictional" }] as const] : [];
    }),
  );
}
