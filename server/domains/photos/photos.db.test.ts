import { sql } from "kysely";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Album } from "#contract/photos.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aJpeg, uploadPhoto } from "#tests/world/a-photo.ts";
import { recordEvent } from "#server/platform/events.ts";
import { paymentReversed, paymentSettled } from "#server/domains/payments/events.ts";
import { randomUUID } from "node:crypto";
import type { OrderId } from "#contract/shared/ids.ts";
import { buyCredits, refundPurchase } from "#tests/world/give-credits.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { photoWorkers } from "./jobs.ts";

const app = testApp({ PORT: "3000" });

async function anAlbum(photos: number, premium = false) {
  const member = await aMember(app.db, { photos });
  if (premium) await buyCredits(app.db, member, 100);
  const browser = await loggedIn(app, member.id);
  return { ...member, browser, album: await readAlbum(browser) };
}

async function readAlbum(browser: Visitor): Promise<Album> {
  return (await browser.get("/api/photos")).json();
}

async function approveAll(id: MemberId) {
  await sql`update photo set approved_at = now() where profile_id = ${id}`.execute(app.db);
}

const ids = (album: Album) => album.photos.map(({ id }) => id);
async function sweep() {
  await enqueueSweeps(app.db, photoWorkers);
  await drainQueue(app.context);
}
/** Stores pictures for a photo that was made without any. */
async function storeFiles(photo: string | undefined) {
  const { rows } = await sql<{ file_key: string; locked_key: string }>`
    select file_key, locked_key from photo where id = ${photo}`.execute(app.db);
  const picture = Buffer.from("a picture");
  const pictures = { full: picture, medium: picture, thumb: picture, locked: picture };
  for (const keys of rows) await app.context.services.photoFiles.write(keys, pictures);
}

const fetchPhoto = async (browser: Visitor, path: string) =>
  (await browser.get(`/media${path}`)).statusCode;

test("an uploaded photo is under review, and only its owner sees it", async () => {
  const { id, browser } = await anAlbum(0);
  const answer = await uploadPhoto(browser, await aJpeg());
  expect(answer.json()).toMatchObject({
    photos: [{ main: true, status: "under_review" }],
    limit: 3,
  });
  const [photo] = (answer.json() as Album).photos;
  const { profile } = (await browser.get("/api/user.php")).json().user;
  expect(profile.main_image).toMatchObject({ status: "under_review", match: photo?.filename });
  const other = await loggedIn(app, (await anAlbum(1, true)).id);
  const asOther = (await other.get(`/api/members/${id}`)).json().member;
  expect([asOther.main_image, asOther.photos, asOther.images]).toEqual([null, 0, []]);
  for (const path of [photo?.filename, photo?.thumb_filename, photo?.medium_filename]) {
    expect(await fetchPhoto(browser, path ?? "")).toBe(200);
    expect(await fetchPhoto(other, path ?? "")).toBe(404);
    expect(await fetchPhoto(app.visitor(), path ?? "")).toBe(404);
    expect(await fetchPhoto(browser, path?.split("?")[0] ?? "")).toBe(404);
  }
});

test("an approved photo is active for everyone, and a rejected photo shows its owner the reason", async () => {
  const { id, browser } = await anAlbum(0);
  await uploadPhoto(browser, await aJpeg());
  const [first, second] = ids((await uploadPhoto(browser, await aJpeg())).json());
  const moderator = (await aStaffMember(app)).browser;
  await moderator.get("/api/office/photos");
  const decide = (photo: string | undefined, decision: string, body = {}) =>
    moderator.post(`/api/office/photos/${photo}/${decision}`, body);
  await decide(first, "reject", { reason: "not_you" });
  await decide(second, "approve");
  // The approved photo becomes the main image.
  expect((await readAlbum(browser)).photos).toMatchObject([
    { id: second, main: true, status: "active", rejection: null },
    { id: first, main: false, status: "rejected", rejection: "not_you" },
  ]);
  const seen = async () => (await app.visitor().get(`/api/members/${id}`)).json().member;
  const { main_image, photos } = await seen();
  expect([main_image.status, photos]).toEqual(["active", 1]);
  expect(await fetchPhoto(app.visitor(), main_image.filename)).toBe(200);
  await decide(second, "undo");
  await decide(second, "reject", { reason: "indecent" });
  expect((await seen()).main_image).toBeNull();
  expect(await fetchPhoto(app.visitor(), main_image.filename)).toBe(404);
});

test("a photo is served as WebP in three sizes, upright and without metadata", async () => {
  const { browser } = await anAlbum(0);
  const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#a33" } });
  const file = await picture
    .withExif({ IFD0: { Copyright: "kanarie" }, IFD3: { GPSLatitude: "52/1 5/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf>kanarie</rdf></x:xmpmeta>")
    .jpeg()
    .toBuffer();
  expect(file.toString("latin1")).toContain("kanarie");
  const [photo] = ((await uploadPhoto(browser, file)).json() as Album).photos;
  for (const [path, width, height] of [
    [photo?.filename, 800, 1000],
    [photo?.medium_filename, 480, 600],
    [photo?.thumb_filename, 320, 400],
  ] as const) {
    const { rawPayload, headers } = await browser.get(`/media${path}`);
    const found = await sharp(rawPayload).metadata();
    expect([found.format, found.width, found.height]).toEqual(["webp", width, height]);
    expect([found.exif, found.xmp, found.icc, found.orientation]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(rawPayload.toString("latin1")).not.toMatch(/kanarie|EXIF|XMP/);
    expect(headers["cache-control"]).toMatch(/^private, max-age=([1-5]?\d|60), must-revalidate$/);
  }
});

test.each([
  ["free", 3],
  ["Premium", 25],
] as const)(
  "50 uploads at once leave a %s member with exactly %i photos",
  async (kind, limit) => {
    const { browser } = await anAlbum(0, kind === "Premium");
    const file = await aJpeg(40, 50);
    const answers = await Promise.all(Array.from({ length: 50 }, () => uploadPhoto(browser, file)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(limit);
    const errors = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(errors.map((answer) => answer.json().error))).toEqual(new Set(["photo_limit"]));
    expect((await readAlbum(browser)).photos).toHaveLength(limit);
  },
  90_000,
);

test("the first photo that others may see is the main image, in the member's order", async () => {
  const { id, browser, album } = await anAlbum(2);
  const [first, second] = ids(album);
  await uploadPhoto(browser, await aJpeg());
  const third = ids(await readAlbum(browser)).at(-1);
  const order = await browser.put("/api/photos", { order: [third, second, first] });
  expect(ids(order.json())).toEqual([second, third, first]);
  await approveAll(id);
  const again = await browser.put("/api/photos", { order: [third, second, first] });
  expect(ids(again.json())).toEqual([third, second, first]);
});

test("when Premium ends, the photos above three stay but are hidden, until it returns", async () => {
  const owner = await aMember(app.db, { photos: 5 });
  const browser = await loggedIn(app, owner.id);
  const viewer = await loggedIn(app, (await anAlbum(1, true)).id);
  const readStatuses = async () => (await readAlbum(browser)).photos.map(({ status }) => status);
  const countShown = async () =>
    (await viewer.get(`/api/members/${owner.id}`)).json().member.images.length;
  const order = { order: randomUUID() as OrderId, member: owner.id };
  const payment = await buyCredits(app.db, owner, 100);
  expect([await readStatuses(), await countShown()]).toEqual([Array(5).fill("active"), 5]);

  await refundPurchase(app.db, owner, payment, 1_000);
  const none = { refunded: 0, charged_back: 0 };
  const reversal = {
    ref: "r",
    currency: "EUR",
    before: none,
    now: none,
    credits_taken: 0,
    debt: 0,
  };
  await app.db.transaction().execute((tx) =>
    recordEvent(tx, paymentReversed, {
      site: owner.site,
      at: app.clock.now(),
      data: { ...order, ...reversal, premium: "ended" },
    }),
  );
  await drainQueue(app.context);
  const hidden = ["active", "active", "active", "hidden", "hidden"];
  expect([await readStatuses(), await countShown()]).toEqual([hidden, 3]);

  await buyCredits(app.db, owner, 100);
  const paid = { minor: 1_000, currency: "EUR" as const };
  await app.db.transaction().execute((tx) =>
    recordEvent(tx, paymentSettled, {
      site: owner.site,
      at: app.clock.now(),
      data: { ...order, credits: 100, paid },
    }),
  );
  await drainQueue(app.context);
  expect([await readStatuses(), await countShown()]).toEqual([Array(5).fill("active"), 5]);
});

test("a deleted photo is gone for everyone at once, and undo brings it back to its place", async () => {
  const { id, browser, album } = await anAlbum(3);
  const [main] = album.photos;
  await storeFiles(main?.id);
  const visitor = app.visitor();
  const open = (await visitor.get(`/api/members/${id}`)).json().member.main_image.filename;
  expect(await fetchPhoto(visitor, open)).toBe(200);
  const deleted = await browser.send({ method: "DELETE", url: `/api/photos/${main?.id}` });
  expect(ids(deleted.json())).toEqual(ids(album).slice(1));
  for (const path of [open, main?.filename]) {
    expect(await fetchPhoto(visitor, path)).toBe(404);
    expect(await fetchPhoto(browser, path)).toBe(404);
  }
  const restored = await browser.post(`/api/photos/${main?.id}/restore`, {});
  expect(ids(restored.json())).toEqual(ids(album));
  expect(await fetchPhoto(visitor, open)).toBe(200);
});

test("a day after its deletion a photo's files are gone, and it cannot be restored", async () => {
  const { browser } = await anAlbum(0);
  const [photo] = ((await uploadPhoto(browser, await aJpeg())).json() as Album).photos;
  const file = photo?.filename.slice(1).split("?")[0] ?? "";
  await browser.send({ method: "DELETE", url: `/api/photos/${photo?.id}` });
  await sweep();
  expect(await app.context.services.photoFiles.read(file)).not.toBeNull();
  app.clock.advance(86_400_000 + 1);
  await sweep();
  expect(await app.context.services.photoFiles.read(file)).toBeNull();
  expect((await browser.post(`/api/photos/${photo?.id}/restore`, {})).statusCode).toBe(404);
});

test("an upload that was interrupted leaves no files after a day", async () => {
  const { browser } = await anAlbum(0);
  const { photoFiles } = app.context.services;
  const { write } = photoFiles;
  const written: string[] = [];
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  vi.spyOn(photoFiles, "write").mockImplementationOnce(async (keys, pictures) => {
    await write(keys, pictures);
    written.push(`${keys.file_key}-full.webp`, `${keys.locked_key}-locked.webp`);
    stop();
    // The program stopped here: nothing after the writing happens.
    return new Promise(() => {});
  });
  void uploadPhoto(browser, await aJpeg());
  await stopped;
  const areStored = () =>
    Promise.all(written.map(async (file) => (await photoFiles.read(file)) !== null));
  app.clock.advance(86_400_000 - 1);
  await sweep();
  expect(await areStored()).toEqual([true, true]);
  app.clock.advance(1);
  await sweep();
  expect(await areStored()).toEqual([false, false]);
});

test("a complete upload still has its files a day later", async () => {
  const { browser } = await anAlbum(0);
  await uploadPhoto(browser, await aJpeg());
  app.clock.advance(86_400_000 + 1);
  await sweep();
  const [photo] = (await readAlbum(browser)).photos;
  expect(await fetchPhoto(browser, photo?.filename ?? "")).toBe(200);
});

test("a change to the photos invalidates the cached pages that show the member", async () => {
  const { id, browser, album } = await anAlbum(2);
  const changed: string[] = [];
  onTestFinished(app.context.services.changedProfiles.listen((member) => changed.push(member)));
  await browser.put("/api/photos", { order: ids(album).toReversed() });
  expect(changed).toEqual([id]);
});
