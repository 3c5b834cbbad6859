import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { workers } from "#server/roles/jobs/job-table.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember, PASSWORD } from "#tests/world/a-member.ts";
import { aJpeg, uploadChatPhoto } from "#tests/world/a-photo.ts";
import { postFromElsewhere } from "#tests/world/a-signup.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const DATA_DIR = "node_modules/.cache/test-chat-photos";
const MEDIA = path.join(DATA_DIR, "media");
const app = testApp({ PORT: "3000", DATA_DIR });
const DAY_MS = 86_400_000;

/** She sent him a photo. */
async function aSentPhoto() {
  const she = await aMember(app.db);
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  await giveCredits(app.db, she, 100);
  const [hers, his] = [await loggedIn(app, she.id), await loggedIn(app, he.id)];
  const photo = await uploadChatPhoto(hers);
  const sent = await hers.post("/api/chats/messages", {
    client_id: randomUUID(),
    to: { member: he.id },
    text: "",
    photo,
  });
  return { she, he, hers, his, photo, conversation: sent.json().conversation.id as string };
}

const listAddresses = async (browser: Visitor, photo: string): Promise<string[]> =>
  Object.values((await browser.get(`/api/chats/photos/${photo}`)).json());
const open = (browser: Visitor, address: string) => browser.get(`/media${address}`);
const statuses = (browser: Visitor, addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await open(browser, address)).statusCode));

async function runJobs(...names: string[]) {
  await enqueueSweeps(
    app.db,
    workers.filter(({ job }) => names.includes(job)),
  );
  await drainQueue(app.context);
}

/** The stored files of a photo. */
async function listFiles(photo: string): Promise<string[]> {
  const { rows } = await sql<{ file_key: string; locked_key: string }>`
    select file_key, locked_key from chat_photo where id = ${photo}`.execute(app.db);
  const keys = Object.values(rows[0] ?? {});
  const files = await readdir(MEDIA);
  return files.filter((file) => keys.some((key) => file.startsWith(key)));
}

test("both members open every file at addresses of their own, which nobody else can use", async () => {
  const { hers, his, photo } = await aSentPhoto();
  const other = await loggedIn(app, (await aMember(app.db)).id);
  expect((await other.get(`/api/chats/photos/${photo}`)).statusCode).toBe(404);
  for (const [browser, stranger] of [
    [hers, his],
    [his, hers],
  ] as const) {
    const addresses = await listAddresses(browser, photo);
    expect(addresses).toHaveLength(3);
    expect(await statuses(browser, addresses)).toEqual([200, 200, 200]);
    const answer = await open(browser, addresses[0] ?? "");
    expect(answer.headers["cache-control"]).toBe("private, max-age=60, must-revalidate");
    for (const reader of [stranger, other, app.visitor()]) {
      expect(await statuses(reader, addresses)).toEqual([404, 404, 404]);
    }
    const unsigned = addresses.map((address) => address.split("?")[0] ?? "");
    expect(await statuses(browser, unsigned)).toEqual([404, 404, 404]);
  }
});

test("an address stops working after five minutes", async () => {
  const { his, photo } = await aSentPhoto();
  const addresses = await listAddresses(his, photo);
  app.clock.advance(300_000);
  expect(await statuses(his, addresses)).toEqual([404, 404, 404]);
  expect(await statuses(his, await listAddresses(his, photo))).toEqual([200, 200, 200]);
});

test("nobody can open a photo that was not sent", async () => {
  const browser = await loggedIn(app, (await aMember(app.db)).id);
  const photo = await uploadChatPhoto(browser);
  expect((await browser.get(`/api/chats/photos/${photo}`)).statusCode).toBe(404);
});

test("a block deletes the photos of the conversation, and its addresses stop at once", async () => {
  const { she, hers, his, photo } = await aSentPhoto();
  const addresses = await Promise.all([listAddresses(hers, photo), listAddresses(his, photo)]);
  const files = await listFiles(photo);
  expect(files).toHaveLength(4);
  await his.post("/api/blocks", { member: she.id });
  expect(await statuses(hers, addresses[0])).toEqual([404, 404, 404]);
  expect(await statuses(his, addresses[1])).toEqual([404, 404, 404]);
  await runJobs("photos.remove");
  const left = await readdir(MEDIA);
  expect(files.filter((file) => left.includes(file))).toEqual([]);
});

test.each([
  ["sender", true],
  ["recipient", false],
])("erasing the %s deletes the photos with their files", async (_, isSender) => {
  const { hers, his, photo } = await aSentPhoto();
  const [erased, stays] = isSender ? [hers, his] : [his, hers];
  const addresses = await listAddresses(stays, photo);
  const files = await listFiles(photo);
  await postFromElsewhere(erased, "/api/account/deletion", { password: PASSWORD });
  expect(await statuses(stays, addresses)).toEqual([404, 404, 404]);
  app.clock.advance(14 * DAY_MS + 60_000);
  await runJobs("accounts.find_deleted");
  await runJobs("photos.remove");
  expect(await listFiles(photo)).toEqual([]);
  const left = await readdir(MEDIA);
  expect(files.filter((file) => left.includes(file))).toEqual([]);
});

test("a member who removed the conversation no longer opens its photos, and the other does", async () => {
  const { hers, his, photo, conversation } = await aSentPhoto();
  const addresses = await listAddresses(his, photo);
  await his.send({ method: "DELETE", url: "/api/chat.php", payload: { conversation } });
  expect(await statuses(his, addresses)).toEqual([404, 404, 404]);
  expect(await statuses(hers, await listAddresses(hers, photo))).toEqual([200, 200, 200]);
});

test("a free member does not open a photo that is older than the readable messages", async () => {
  const { he, photo } = await aSentPhoto();
  // Vonk shows free members the messages of a week.
  app.clock.advance(8 * DAY_MS);
  const his = await loggedIn(app, he.id);
  expect((await his.get(`/api/chats/photos/${photo}`)).statusCode).toBe(404);
});

test("an upload that is not sent within a day is deleted, and a sent one stays", async () => {
  const { hers, photo } = await aSentPhoto();
  const leftover = await uploadChatPhoto(hers, await aJpeg(40, 40));
  app.clock.advance(DAY_MS - 60_000);
  await runJobs("chat.purge-photos");
  expect(await listFiles(leftover)).toHaveLength(4);
  app.clock.advance(120_000);
  await runJobs("chat.purge-photos", "photos.remove");
  expect(await listFiles(leftover)).toEqual([]);
  expect(await listFiles(photo)).toHaveLength(4);
});
