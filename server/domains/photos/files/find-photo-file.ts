import { sql } from "kysely";
import type { MemberId } from "#contract/shared/ids.ts";
import { isPremium } from "#server/domains/credits/reads.ts";
import { buildVisibleProfiles, toViewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import { verifyPhotoAddress } from "./photo-addresses.ts";
import type { SignedAddress } from "./photo-addresses.ts";

/** A file that the caller may have, and for how many seconds a browser may keep it. */
interface PhotoFile {
  readonly file: string;
  readonly seconds: number;
}

/** A browser asks again after this, so that a picture the caller may no longer see disappears. */
const OPEN_SECONDS = 60;
/** A fictional profile's picture shows no real person. */
const FICTIONAL_SECONDS = 31_536_000;

/**
 * Decides at each request whether the caller may have a file of a photo: main images and blurred
 * pictures are for everyone who may see the profile. Any other photo needs an address signed for
 * the member of the session, who must still be the owner or a Premium member. Null if not.
 */
export async function findPhotoFile(
  ctx: RequestContext,
  { file, until, key }: SignedAddress,
): Promise<PhotoFile | null> {
  const named = /^([\w-]{8,80})-(full|medium|thumb|locked)\.webp$/.exec(file);
  const [, fileKey, size] = named ?? [];
  if (fileKey === undefined) return null;
  const found = await readPhoto(ctx, fileKey, size === "locked");
  if (!found) return null;
  const main = found.position === 0;
  const open = found.fictional ? FICTIONAL_SECONDS : OPEN_SECONDS;
  if (found.active && found.visible && (main || size === "locked")) return { file, seconds: open };
  const { member } = ctx;
  if (!member) return null;
  const mine = found.profile_id === member.id;
  if (mine && main && found.active) return { file, seconds: open };
  const seconds = await verifyPhotoAddress(ctx, member.id, { file, until, key });
  if (seconds === null) return null;
  const allowed = mine || (found.active && found.visible && (await isPremium(ctx, member.id)));
  return allowed ? { file, seconds: Math.min(seconds, OPEN_SECONDS) } : null;
}

interface FoundPhoto {
  readonly profile_id: MemberId;
  readonly position: number;
  readonly active: boolean;
  readonly fictional: boolean;
  /** The caller may open the profile. */
  readonly visible: boolean;
}

async function readPhoto(
  ctx: RequestContext,
  fileKey: string,
  locked: boolean,
): Promise<FoundPhoto | undefined> {
  const { services, site } = ctx;
  const { rows } = await sql<FoundPhoto>`
    select p.profile_id, p.position, p.active, o.kind = 'fictional' as fictional, exists (
      select from ${buildVisibleProfiles(toViewer(ctx))} v where v.id = p.profile_id) as visible
    from photo p join profile o on o.site_id = p.site_id and o.id = p.profile_id
    where p.site_id = ${site.id} and ${sql.ref(locked ? "p.locked_key" : "p.file_key")} = ${fileKey}
      and p.deleted_at is null`.execute(services.db);
  return rows[0];
}
