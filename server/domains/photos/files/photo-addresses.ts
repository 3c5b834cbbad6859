import { createHmac, timingSafeEqual } from "node:crypto";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { PHOTO_ADDRESS_SECONDS, PHOTO_ADDRESS_STEP_SECONDS } from "#server/domains/photos/rules.ts";

export const photoSizes = ["full", "medium", "thumb"] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** The paths of a photo's files under `cdn_prefix`. */
export interface PhotoPaths {
  readonly filename: string;
  readonly thumb_filename: string;
  readonly medium_filename: string;
}

/** What signing takes from a request. */
interface Signer {
  readonly services: { readonly photoSecret: () => Promise<string> };
  readonly site: { readonly id: SiteId };
  readonly at: Date;
}

/** Builds the address at which this member can open a file until it expires. */
export type SignPhoto = (file: string) => string;

/** Signs addresses for the member of a session; they are useless in any other session. */
export async function signPhotosFor(
  { services, site, at }: Signer,
  member: MemberId,
): Promise<SignPhoto> {
  const secret = await services.photoSecret();
  const now = Math.floor(at.getTime() / 1_000);
  const expires =
    Math.floor(now / PHOTO_ADDRESS_STEP_SECONDS) * PHOTO_ADDRESS_STEP_SECONDS +
    PHOTO_ADDRESS_SECONDS;
  return (file) => `${file}?until=${expires}&key=${sign(secret, [site.id, member, file, expires])}`;
}

/** A request for a file under its signed address. */
export interface SignedAddress {
  readonly file: string;
  readonly until: string | undefined;
  readonly key: string | undefined;
}

/** How many seconds the address works for this member; null if it never did or no longer does. */
export async function verifyPhotoAddress(
  { services, site, at }: Signer,
  member: MemberId,
  { file, until, key }: SignedAddress,
): Promise<number | null> {
  if (!until || !key || !/^\d{1,12}$/.test(until)) return null;
  const left = Number(until) - Math.floor(at.getTime() / 1_000);
  if (left <= 0 || left > PHOTO_ADDRESS_SECONDS) return null;
  const secret = await services.photoSecret();
  const expected = sign(secret, [site.id, member, file, Number(until)]);
  const given = Buffer.from(key);
  if (given.length !== expected.length) return null;
  return timingSafeEqual(given, Buffer.from(expected)) ? left : null;
}

/** The paths of the three sizes, each passed through `address`. */
export function buildPhotoPaths(fileKey: string, address: SignPhoto = (file) => file): PhotoPaths {
  const path = (size: PhotoSize) => `/${address(`${fileKey}-${size}.webp`)}`;
  return {
    filename: path("full"),
    thumb_filename: path("thumb"),
    medium_filename: path("medium"),
  };
}

function sign(secret: string, parts: readonly (string | number)[]): string {
  return createHmac("sha256", secret).update(parts.join("\n")).digest("base64url");
}
