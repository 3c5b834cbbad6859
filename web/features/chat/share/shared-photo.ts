import type { MemberId } from "#contract/shared/ids.ts";
import { fieldsOf } from "#web/api/fields-of.ts";

// The names are also in web/sw-push.js, which stores the photo and drops it with its session.
const SHARED_PHOTO = "shared-photo";
const FILE = "/share/file";
const DATA = "/share/data";
const MAX_AGE_MS = 3_600_000;

/** A photo that another app shared with the installed site. It is on this device only. */
export interface SharedPhoto {
  readonly file: File;
  /** How many were shared; only the first is stored. */
  readonly count: number;
}

/** Null if there is none, or if it is another member's or older than an hour, which removes it. */
export async function readSharedPhoto(member: MemberId): Promise<SharedPhoto | null> {
  if (!("caches" in window)) return null;
  const cacheName = SHARED_PHOTO;
  const data = fieldsOf(await (await caches.match(DATA, { cacheName }))?.json());
  const stored = await caches.match(FILE, { cacheName });
  if (!stored) return null;
  const { name, count, at, member: owner } = data;
  const isOld = Math.abs(Date.now() - Number(at)) > MAX_AGE_MS;
  if (isOld || (owner !== undefined && owner !== member)) {
    await clearSharedPhoto();
    return null;
  }
  // Once, because a later write could come after the photo's removal.
  if (owner === undefined) {
    await (await caches.open(cacheName)).put(DATA, Response.json({ ...data, member }));
  }
  const type = stored.headers.get("content-type") ?? "";
  return { file: new File([await stored.blob()], String(name), { type }), count: Number(count) };
}

/** Replaces a shared photo that cannot be sent with another of this device. */
export async function storeSharedPhoto(file: File, member: MemberId): Promise<void> {
  const cache = await caches.open(SHARED_PHOTO);
  await cache.put(FILE, new Response(file, { headers: { "content-type": file.type } }));
  const data = { name: file.name, count: 1, at: Date.now(), member };
  await cache.put(DATA, Response.json(data));
}

export async function clearSharedPhoto(): Promise<void> {
  if ("caches" in window) await caches.delete(SHARED_PHOTO).catch(() => false);
}
