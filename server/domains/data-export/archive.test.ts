import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { createArchive } from "./archive.ts";

async function* partsOf(...parts: readonly string[]) {
  for (const part of parts) yield await Promise.resolve(part);
}

test("an archive contains its files, and its size is that of its chunks", async () => {
  const chunks: Buffer[] = [];
  const archive = createArchive((chunk) => Promise.resolve(void chunks.push(chunk)));
  await archive.addFile("a.json", partsOf("één", ", twee"));
  await archive.addFile("empty.txt", partsOf());
  const size = await archive.close();
  const whole = Buffer.concat(chunks);
  expect(size).toBe(whole.length);
  const files = Object.entries(unzipSync(whole)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(files).toEqual([
    ["a.json", "één, twee"],
    ["empty.txt", ""],
  ]);
});

test("a large archive is streamed before it is complete", async () => {
  let chunks = 0;
  const archive = createArchive(() => Promise.resolve(void (chunks += 1)));
  // Digits compress badly, so the archive stays large.
  const noise = Array.from({ length: 40_000 }, (_, n) => Math.sin(n)).join("");
  await archive.addFile("a.txt", partsOf(noise, noise));
  expect(chunks).toBeGreaterThan(0);
});
