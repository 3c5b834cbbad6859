import { readFile } from "node:fs/promises";
import { photoSizes } from "#server/domains/photos/files/photo-addresses.ts";
import type { PhotoFiles } from "#server/domains/photos/files/photo-files.ts";
import { listPhotos, people } from "./people.ts";

const folder = new URL("../photos/", import.meta.url);

/**
 * Adds the photos of the invented people to those that members upload. They are files of the project
 * and are never copied: each is one picture for all sizes, smaller than an upload's smallest, and a
 * blurred one.
 */
export function withDemoPhotos(uploads: PhotoFiles): PhotoFiles {
  const files = new Map<string, URL>();
  for (const [site, persons] of Object.entries(people)) {
    for (const { name, fileKey, lockedKey } of persons.flatMap((one) => listPhotos(site, one))) {
      const picture = new URL(`${name}.webp`, folder);
      for (const size of photoSizes) files.set(`${fileKey}-${size}.webp`, picture);
      files.set(`${lockedKey}-locked.webp`, new URL(`${name}-locked.webp`, folder));
    }
  }
  return {
    ...uploads,
    read(file) {
      const picture = files.get(file);
      return picture ? readFile(picture) : uploads.read(file);
    },
  };
}
