import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import type { Album } from "#contract/photos.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import { startBucket } from "#tests/bucket/a-bucket.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aJpeg, uploadPhoto } from "#tests/world/a-photo.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { photoWorkers } from "#server/domains/photos/jobs.ts";

const bucket = await startBucket();
afterAll(bucket.stop);
const app = testApp({ PORT: "3000", ...bucket.settings });

async function anOwner() {
  return loggedIn(app, (await aMember(app.db, { photos: 0 })).id);
}

async function sweep() {
  await enqueueSweeps(app.db, photoWorkers);
  await drainQueue(app.context);
}

test("a photo in a bucket is served to its owner and gone a day after its deletion", async () => {
  const browser = await anOwner();
  const [photo] = ((await uploadPhoto(browser, await aJpeg())).json() as Album).photos;
  const shown = await browser.get(`/media${photo?.filename}`);
  expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
  await browser.send({ method: "DELETE", url: `/api/photos/${photo?.id}` });
  expect((await browser.get(`/media${photo?.filename}`)).statusCode).toBe(404);
  app.clock.advance(86_400_001);
  await sweep();
  const file = photo?.filename.slice(1).split("?")[0] ?? "";
  expect(await app.context.services.photoFiles.read(file)).toBeNull();
});

test("an upload to a store that fails halfway is an error, and the job removes what it left", async () => {
  const browser = await anOwner();
  const { photoFiles } = app.context.services;
  const { write, remove } = photoFiles;
  let file = "";
  vi.spyOn(photoFiles, "write").mockImplementationOnce(async (keys, pictures) => {
    await write(keys, pictures);
    file = `${keys.file_key}-full.webp`;
    throw Object.assign(new Error("no space"), { code: "flystorage.unable_to_write_file" });
  });
  const answer = await uploadPhoto(browser, await aJpeg());
  expect([answer.statusCode, answer.json().error]).toEqual([503, "unavailable"]);
  expect((await browser.get("/api/photos")).json().photos).toEqual([]);
  const failing = vi.spyOn(photoFiles, "remove").mockRejectedValue(new Error("still down"));
  onTestFinished(() => failing.mockRestore());
  await sweep().catch(() => {});
  expect(await photoFiles.read(file)).not.toBeNull();
  failing.mockImplementation(remove);
  app.clock.advance(300_001);
  await sweep();
  expect(await photoFiles.read(file)).toBeNull();
});
