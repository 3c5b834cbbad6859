/** Which photo an address shows, from 1, and whether it is open large. */
export interface PhotoChoice {
  readonly photo: number;
  readonly large: boolean;
}

/** @param count how many photos can be opened; one out of reach is the first. */
export function readPhotoChoice(search: URLSearchParams, count: number): PhotoChoice {
  const photo = Number(search.get("photo") ?? 1);
  const there = Number.isInteger(photo) && photo >= 1 && photo <= count;
  return { photo: there ? photo : 1, large: count > 0 && search.has("large") };
}

/** The same address with another choice; the first photo, not large, is the address itself. */
export function writePhotoChoice(search: URLSearchParams, { photo, large }: PhotoChoice): string {
  const query = new URLSearchParams(search);
  query.delete("photo");
  query.delete("large");
  if (photo > 1) query.set("photo", String(photo));
  if (large) query.set("large", "1");
  return query.toString();
}

/** The neighbour on that side; after the last comes the first. */
export function turnPhoto(photo: number, step: 1 | -1, count: number): number {
  return ((photo - 1 + step + count) % count) + 1;
}
