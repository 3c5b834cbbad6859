import { expect, test } from "vitest";
import type { Album } from "#contract/photos.ts";
import errors from "#languages/nl/errors.json" with { type: "json" };
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aJpeg, uploadPhoto } from "#tests/world/a-photo.ts";
import { createHostileFiles } from "#tests/world/hostile-files.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();
const files = await createHostileFiles();

test("there are sixty hostile files", () => {
  expect(files.length).toBeGreaterThanOrEqual(60);
});

test("every hostile file is rejected with its own error, and no photo is stored", async () => {
  const { id } = await aMember(app.db, { photos: 0 });
  const browser = await loggedIn(app, id);
  const wrong: unknown[] = [];
  for (const [name, file, error] of files) {
    const answer = await uploadPhoto(browser, file);
    const expected = { error, message: errors[error as keyof typeof errors] };
    if (JSON.stringify(answer.json()) !== JSON.stringify(expected)) {
      wrong.push([name, error, answer.json()]);
    }
    // The files are more than the upload limit allows.
    app.clock.advance(60_000);
  }
  expect(wrong).toEqual([]);
  expect(((await browser.get("/api/photos")).json() as Album).photos).toEqual([]);
}, 120_000);

test.each([
  ["a page", "<script>alert('kanarie')</script>"],
  ["a zip", "PK\u0003\u0004kanarie"],
])("a JPEG that is also %s becomes a photo without it", async (_, payload) => {
  const { id } = await aMember(app.db, { photos: 0 });
  const browser = await loggedIn(app, id);
  const file = Buffer.concat([await aJpeg(), Buffer.from(payload)]);
  const [photo] = ((await uploadPhoto(browser, file)).json() as Album).photos;
  const served = await browser.get(`/media${photo?.filename}`);
  expect(served.statusCode).toBe(200);
  expect(served.rawPayload.toString("latin1")).not.toContain("kanarie");
});
