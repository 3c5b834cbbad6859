/** The photo an address shows, from 1, and whether it is enlarged. */
export interface PhotoChoice {
  readonly photo: number;
  readonly large: boolean;
}

/** @param count how many photos there are; a number out of range becomes the first photo. */
export function readPhotoChoice(search: URLSearchParams, count: number): PhotoChoice {
  const photo = Number(search.get("photo") ?? 1);
  const there = Number.isInteger(photo) && photo >= 1 && photo <= count;
  return { photo: there ? photo : 1, large: count > 0 && search.has("large") };
}

/** The address with another choice. The default, the first photo not enlarged, adds no parameters. */
export function writePhotoChoice(search: URLSearchParams, { photo, large }: PhotoChoice): string {
  const query = new URLSearchParams(search);
  query.delete("photo");
  query.delete("large");
  if (photo > 1) query.set("photo", String(photo));
  if (large) query.set("large", "1");
  return query.toString();
}

/** The next photo in that direction; the last wraps to the first. */
export function turnPhoto(photo: number, step: 1 | -1, count: number): number {
  return ((photo - 1 + step + count) % count) + 1;
}
