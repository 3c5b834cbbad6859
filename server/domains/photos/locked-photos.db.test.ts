import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Album } from "#contract/photos.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aJpeg, uploadPhoto } from "#tests/world/a-photo.ts";
import { buyCredits, giveCredits, refundPurchase } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();

/** A member with three active photos that have files. */
async function aMemberWithPhotos() {
  const member = await aMember(app.db, { photos: 0 });
  const browser = await loggedIn(app, member.id);
  for (const _ of [1, 2, 3]) await uploadPhoto(browser, await aJpeg());
  await sql`update photo set approved_at = now() where profile_id = ${member.id}`.execute(app.db);
  const files = await sql<{ file_key: string }>`
    select file_key from photo where profile_id = ${member.id} order by position`.execute(app.db);
  return { ...member, browser, keys: files.rows.map(({ file_key }) => file_key) };
}

type Owner = Awaited<ReturnType<typeof aMemberWithPhotos>>;

async function aViewer(premium: boolean) {
  const member = await aMember(app.db);
  const payment = premium ? await buyCredits(app.db, member, 100) : "";
  return { ...member, payment, browser: await loggedIn(app, member.id) };
}

async function readAddresses(browser: Visitor, id: MemberId): Promise<string[]> {
  const { images } = (await browser.get(`/api/members/${id}`)).json().member;
  return images.flatMap((image: Record<string, string>) => [
    image["filename"],
    image["medium_filename"],
    image["thumb_filename"],
  ]);
}

async function fetchPhoto(browser: Visitor, path: string) {
  const answer = await browser.get(`/media${path}`);
  return { status: answer.statusCode, bytes: answer.rawPayload.toString("base64") };
}

const SIZES = ["full", "medium", "thumb"];

test("a free member gets a locked photo's bytes at no address that can be learned or guessed", async () => {
  const owner = await aMemberWithPhotos();
  const [free, premium] = [await aViewer(false), await aViewer(true)];
  const signed = await readAddresses(premium.browser, owner.id);
  const secret = new Set<string>();
  for (const path of signed.slice(3)) {
    const { status, bytes } = await fetchPhoto(premium.browser, path);
    expect(status).toBe(200);
    secret.add(bytes);
  }
  const own = (await owner.browser.get("/api/photos")).json() as Album;
  const hers = own.photos.slice(1).flatMap((photo) => [photo.filename, photo.thumb_filename]);
  const named = owner.keys.slice(1).flatMap((key) => SIZES.map((size) => `/${key}-${size}.webp`));
  const [locked = ""] = (await readAddresses(free.browser, owner.id)).slice(3);
  const guesses = Array.from(
    { length: 200 },
    () => `/${randomBytes(24).toString("base64url")}-full.webp`,
  );
  const addresses = [
    ...(await readAddresses(free.browser, owner.id)),
    // What others may have learned: every signed address of a Premium member and of the owner.
    ...signed.slice(3),
    ...hers,
    ...named,
    ...named.map((path) => `${path}?${signed[3]?.split("?")[1]}`),
    ...named.map((path) => path.replace(/-\w+\.webp/, "-locked.webp")),
    ...SIZES.map((size) => locked.replace("-locked", `-${size}`)),
    ...guesses,
  ];
  for (const path of addresses) {
    for (const browser of [free.browser, app.visitor()]) {
      const { status, bytes } = await fetchPhoto(browser, path);
      expect([path, status === 200 && secret.has(bytes)]).toEqual([path, false]);
    }
  }
});

test("a picture behind a lock is a blurred file of its own, without an address of the original", async () => {
  const owner = await aMemberWithPhotos();
  const free = await aViewer(false);
  const [main, ...locked] = await readAddresses(free.browser, owner.id);
  const blurred = await fetchPhoto(free.browser, locked[2] ?? "");
  expect(blurred.status).toBe(200);
  expect(blurred.bytes).not.toBe((await fetchPhoto(free.browser, main ?? "")).bytes);
  for (const key of owner.keys.slice(1)) expect(locked.join()).not.toContain(key);
});

test("a photo that is no longer the main image is locked at the address it had", async () => {
  const owner = await aMemberWithPhotos();
  const free = await aViewer(false);
  const [main = ""] = await readAddresses(free.browser, owner.id);
  expect((await fetchPhoto(free.browser, main)).status).toBe(200);
  const { photos } = (await owner.browser.get("/api/photos")).json() as Album;
  await owner.browser.put("/api/photos", { order: photos.map(({ id }) => id).toReversed() });
  expect((await fetchPhoto(free.browser, main)).status).toBe(404);
});

test("a signed address works only for its member, and for at most five minutes", async () => {
  const owner = await aMemberWithPhotos();
  const [premium, other] = [await aViewer(true), await aViewer(true)];
  const path = (await readAddresses(premium.browser, owner.id))[3] ?? "";
  expect((await fetchPhoto(premium.browser, path)).status).toBe(200);
  expect((await fetchPhoto(other.browser, path)).status).toBe(404);
  const longer = path.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 60}`);
  expect((await fetchPhoto(premium.browser, longer)).status).toBe(404);
  app.clock.advance(5 * 60_000);
  expect((await fetchPhoto(premium.browser, path)).status).toBe(404);
});

test.each([
  [
    "its deletion",
    async (owner: Owner) => {
      const { photos } = (await owner.browser.get("/api/photos")).json() as Album;
      for (const { id } of photos)
        await owner.browser.send({ method: "DELETE", url: `/api/photos/${id}` });
    },
  ],
  [
    "the owner's deletion",
    async (owner: Owner) => {
      await sql`update profile set deleted_at = now() where id = ${owner.id}`.execute(app.db);
    },
  ],
  [
    "a block",
    async (owner: Owner, viewer: MemberId) => {
      await sql`insert into block (site_id, blocker_id, blocked_id, blocked_at)
        values ('vonk', ${owner.id}, ${viewer}, now())`.execute(app.db);
    },
  ],
] as const)("after %s a Premium member gets a photo at no address", async (_, end) => {
  const owner = await aMemberWithPhotos();
  const premium = await aViewer(true);
  const paths = await readAddresses(premium.browser, owner.id);
  for (const path of paths) expect((await fetchPhoto(premium.browser, path)).status).toBe(200);
  await end(owner, premium.id);
  for (const path of paths) expect((await fetchPhoto(premium.browser, path)).status).toBe(404);
});

test("after the end of Premium a former Premium member gets only the main image", async () => {
  const owner = await aMemberWithPhotos();
  const premium = await aViewer(true);
  const paths = await readAddresses(premium.browser, owner.id);
  await refundPurchase(app.db, premium, premium.payment, 1_000);
  for (const [at, path] of paths.entries()) {
    expect((await fetchPhoto(premium.browser, path)).status).toBe(at < 3 ? 200 : 404);
  }
});

test("members that an invisible member liked or talked to can open her pictures", async () => {
  const owner = await aMemberWithPhotos();
  const [liked, stranger, partner] = [
    await aViewer(true),
    await aViewer(true),
    await aViewer(true),
  ];
  const paths = await readAddresses(stranger.browser, owner.id);
  const partnerPaths = await readAddresses(partner.browser, owner.id);
  const blurred = await readAddresses((await aViewer(false)).browser, owner.id);
  await sql`update profile set invisible_since = now() where id = ${owner.id}`.execute(app.db);
  for (const browser of [stranger.browser, app.visitor()]) {
    for (const path of [...paths, ...blurred]) {
      expect([path, (await fetchPhoto(browser, path)).status]).toEqual([path, 404]);
    }
  }
  await owner.browser.post("/api/likes.php", { member: liked.id });
  expect((await fetchPhoto(liked.browser, paths[0] ?? "")).status).toBe(200);
  await giveCredits(app.db, owner, 100);
  const body = { client_id: randomUUID(), to: { member: partner.id }, text: "Dag" };
  expect((await owner.browser.post("/api/chats/messages", body)).statusCode).toBe(200);
  for (const path of partnerPaths) {
    expect((await fetchPhoto(partner.browser, path)).status).toBe(200);
  }
  const own = (await owner.browser.get("/api/photos")).json() as Album;
  for (const { filename } of own.photos) {
    expect((await fetchPhoto(owner.browser, filename)).status).toBe(200);
  }
});

test("a browser revalidates a picture after a minute, without loading it again", async () => {
  const owner = await aMemberWithPhotos();
  const { browser } = await aViewer(false);
  for (const path of await readAddresses(browser, owner.id)) {
    const { headers } = await browser.get(`/media${path}`);
    expect(headers["cache-control"]).toBe("private, max-age=60, must-revalidate");
    const again = (match: string) =>
      browser.send({
        method: "GET",
        url: `/media${path}`,
        headers: { "if-none-match": match },
      });
    const same = await again(String(headers["etag"]));
    expect([same.statusCode, same.body]).toEqual([304, ""]);
    expect((await again('"another"')).statusCode).toBe(200);
  }
});

test("a browser's cached copy of a photo is not revalidated after a block", async () => {
  const owner = await aMemberWithPhotos();
  const { id, browser } = await aViewer(false);
  const [path = ""] = await readAddresses(browser, owner.id);
  const etag = String((await browser.get(`/media${path}`)).headers["etag"]);
  await sql`insert into block (site_id, blocker_id, blocked_id, blocked_at)
    values ('vonk', ${owner.id}, ${id}, now())`.execute(app.db);
  const url = `/media${path}`;
  const again = await browser.send({ method: "GET", url, headers: { "if-none-match": etag } });
  expect(again.statusCode).toBe(404);
});
