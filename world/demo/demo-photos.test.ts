import { glob, readdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { withDemoPhotos } from "./demo-photos.ts";
import { demoSites } from "./demo-sites.ts";
import { listPhotos, people } from "./people.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const uploads = {
  read: vi.fn((file: string) => Promise.resolve(file === "hers-full.webp" ? Buffer.of(1) : null)),
  write: vi.fn(),
  remove: vi.fn(),
};
const photoFiles = withDemoPhotos(uploads);

async function read(file: string): Promise<Buffer> {
  const content = await photoFiles.read(file);
  if (!content) throw new Error(`no file ${file}`);
  return content;
}

/** The width of a WebP file of 4:5. */
async function measureWidth(file: string): Promise<number> {
  const { format, width, height } = await sharp(await read(file)).metadata();
  expect([format, height], file).toEqual(["webp", width * 1.25]);
  return width;
}

test.each(demoSites)("each of $id's people has every photo, sharp and blurred", async ({ id }) => {
  const photos = (people[id] ?? []).flatMap((person) => listPhotos(id, person));
  const widths = await Promise.all(
    photos.map(async ({ fileKey, lockedKey }) => [
      await measureWidth(`${fileKey}-full.webp`),
      await measureWidth(`${lockedKey}-locked.webp`),
    ]),
  );
  expect(widths).toEqual(photos.map(({ name }) => [name.endsWith("-1") ? 640 : 480, 32]));
});

test.each(demoSites)("no two of $id's people share a face", async ({ id }) => {
  const mains = (people[id] ?? []).map((person) => listPhotos(id, person)[0]?.fileKey);
  const faces = await Promise.all(
    mains.map(async (fileKey) => {
      const face = sharp(await read(`${fileKey}-full.webp`)).resize(64, 80);
      return await face.removeAlpha().raw().toBuffer();
    }),
  );
  const differences = faces.flatMap((face, at) =>
    faces.slice(0, at).map((other) => differenceOf(face, other)),
  );
  expect(differences).toHaveLength((150 * 149) / 2);
  // The same drawing at another quality differs by less than 3.
  expect(Math.min(...differences)).toBeGreaterThan(10);
});

/** How far the colours of two pictures are apart on average, of 255. */
function differenceOf(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
}

test("the folder has the files of the people's photos and no others", async () => {
  const named = Object.entries(people).flatMap(([site, persons]) =>
    persons.flatMap((person) => listPhotos(site, person)),
  );
  const found = await readdir(`${root}world/photos`, { recursive: true, withFileTypes: true });
  expect(found.filter((entry) => entry.isFile())).toHaveLength(2 * named.length);
});

test("all pictures of the demo and of the pages take less than six megabytes", async () => {
  let bytes = 0;
  for await (const file of glob("{world,web}/**/*.webp", { cwd: root })) {
    bytes += (await stat(root + file)).size;
  }
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(6_000_000);
});

test("an uploaded photo is read from the store, and an unknown file is not found", async () => {
  expect(await photoFiles.read("hers-full.webp")).toEqual(Buffer.of(1));
  expect(await photoFiles.read("nobody-full.webp")).toBeNull();
});
