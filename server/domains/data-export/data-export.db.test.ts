import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { drainQueue } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";
import { uploadChatPhoto } from "#tests/world/a-photo.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { writeToFictional } from "#tests/world/operators/write-to-fictional.ts";
import { buildPlan } from "./build-plan.ts";
import { readColumns } from "./rows-store.ts";

const app = testApp();
const url = "/api/data-export";

const request = (visitor: Visitor, password = PASSWORD) => visitor.post(url, { password });

async function readExport(visitor: Visitor) {
  const { address } = (await visitor.get(url)).json().export;
  const answer = await visitor.get(address);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const texts = new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  const rows = (table: string): Record<string, unknown>[] =>
    JSON.parse(texts.get(`${table}.json`) ?? "[]");
  return { answer, address, rows, all: [...texts.values()].join("\n"), texts };
}

/** Els wrote to Ben, and he answered. */
async function aPair() {
  const els = await aMember(app.db, { profile: { name: "Els", about: "Ik zing." } });
  const ben = await aMember(app.db, {
    profile: { name: "Ben", gender: "male", seeks: "female", about: "Niets over mij verraden" },
  });
  await giveCredits(app.db, els, 50);
  await giveCredits(app.db, ben, 50);
  const [hers, his] = [await loggedIn(app, els.id), await loggedIn(app, ben.id)];
  const write = (from: Visitor, to: string, text: string) =>
    from.post("/api/chats/messages", { client_id: randomUUID(), to: { member: to }, text });
  await write(hers, ben.id, "Dag Ben, hoe gaat het?");
  await write(his, els.id, "Goed, dank je!");
  await his.post("/api/likes.php", { member: els.id });
  const { rows } = await sql<{ file_key: string; locked_key: string }>`
    select file_key, locked_key from photo where profile_id = ${els.id}`.execute(app.db);
  const picture = Buffer.from("picture");
  const pictures = { full: picture, medium: picture, thumb: picture, locked: picture };
  for (const keys of rows) await app.context.services.photoFiles.write(keys, pictures);
  return { els, ben, hers, his };
}

test("every table with a member's id is exported or says why not", async () => {
  expect(buildPlan(await readColumns(app.db)).missing).toEqual([]);
});

test("an export has the member's rows and both sides' messages, but only the name of the partner", async () => {
  const { els, ben, hers } = await aPair();
  expect((await request(hers)).json().export.state).toBe("preparing");
  await drainQueue(app.context);
  const { rows, all, texts, answer } = await readExport(hers);
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "cache-control": "no-store",
  });
  expect(rows("account")).toMatchObject([{ id: els.id, email: els.email }]);
  expect(rows("profile")).toMatchObject([{ name: "Els", about: "Ik zing." }]);
  expect(rows("message")).toMatchObject([
    { sent_by_you: true, partner: "Ben", text: "Dag Ben, hoe gaat het?" },
    { sent_by_you: false, partner: "Ben", text: "Goed, dank je!", credits: null },
  ]);
  expect(rows("like_pair")).toMatchObject([{ partner: "Ben", liked_at: null }]);
  expect(rows("ledger").length).toBeGreaterThan(0);
  expect(texts.get("index.html")).toContain("message.json");
  expect(texts.has("photos/1.webp")).toBe(true);
  for (const foreign of [ben.id, ben.email, "Niets over mij verraden"]) {
    expect(all).not.toContain(foreign);
  }
});

test("an export has what staff wrote about the member, not who wrote it, and the photos of messages", async () => {
  const { conversation: id, profile, browser: his } = await writeToFictional(app);
  const photo = await uploadChatPhoto(his);
  const message = { client_id: randomUUID(), to: { member: profile }, text: "", photo };
  expect((await his.post("/api/chats/messages", message)).statusCode).toBe(200);
  const operator = await aStaffMember(app, { roles: [["vonk", "operator"]] });
  for (const [what, body] of [
    ["claim", {}],
    ["notes", { text: "Houdt van wandelen." }],
    ["flag", { reason: "Heeft verder niemand." }],
  ] as const) {
    await operator.browser.post(`/api/office/conversations/${id}/${what}`, body);
  }
  await request(his);
  await drainQueue(app.context);
  const { rows, texts, all } = await readExport(his);
  expect(rows("operator_note")).toMatchObject([{ text: "Houdt van wandelen." }]);
  expect(rows("vulnerable_flag")).toMatchObject([{ reason: "Heeft verder niemand." }]);
  expect(rows("chat_photo")).toMatchObject([{ id: photo }]);
  expect(texts.has(`photos/messages/${photo}.webp`)).toBe(true);
  const { rows: secrets } = await sql<{ secret: string }>`
    select id::text as secret from staff where email = ${operator.email}
    union all select file_key from chat_photo where id = ${photo}
    union all select locked_key from chat_photo where id = ${photo}`.execute(app.db);
  expect(secrets).toHaveLength(3);
  for (const { secret } of [...secrets, { secret: "Nadia" }]) expect(all).not.toContain(secret);
});

test("an export contains no hash, no secret and no link", async () => {
  const { els, hers } = await aPair();
  await hers.post("/api/account/password-reset", { email: els.email });
  await drainQueue(app.context);
  await request(hers);
  await drainQueue(app.context);
  const { all } = await readExport(hers);
  const { rows } = await sql<{ secret: string }>`
    select password_hash as secret from account where id = ${els.id}
    union all select encode(token_hash, 'hex') from session where account_id = ${els.id}
    union all select encode(token_hash, 'hex') from known_device where account_id = ${els.id}
    union all select file_key from photo where profile_id = ${els.id}`.execute(app.db);
  expect(rows.length).toBeGreaterThan(3);
  for (const { secret } of rows) {
    expect(all).not.toContain(secret);
  }
  for (const cookie of hers.cookies.values()) expect(all).not.toContain(cookie);
});

test("an export is mailed, downloaded by its member only, and gone after a day", async () => {
  const { els, hers, his } = await aPair();
  await request(hers);
  await request(his);
  await drainQueue(app.context);
  const { rows } = await sql<{ text: string }>`select text from mail
    where account_id = ${els.id} and kind = 'data_export'`.execute(app.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).toContain("/settings/data");
  const { address } = await readExport(hers);
  expect((await his.get(address)).statusCode).toBe(404);
  expect((await app.visitor().get(address)).statusCode).toBe(403);
  app.clock.advance(86_400_000 - 60_000);
  expect((await hers.get(address)).statusCode).toBe(200);
  app.clock.advance(120_000);
  expect((await hers.get(address)).statusCode).toBe(404);
  await sql`select from graphile_worker.add_job('data_export.purge')`.execute(app.db);
  await drainQueue(app.context);
  expect((await sql`select from data_export_chunk`.execute(app.db)).rows).toEqual([]);
});

test("a second request on the same day makes no second copy", async () => {
  const { els, hers } = await aPair();
  await Promise.all([request(hers), request(hers)]);
  await drainQueue(app.context);
  expect((await request(hers)).json().export.state).toBe("ready");
  const made = await sql`select from data_export where account_id = ${els.id}`.execute(app.db);
  expect(made.rows).toHaveLength(1);
});

test("an export needs the password", async () => {
  const { id } = await aMember(app.db);
  const visitor = await loggedIn(app, id);
  const answer = await request(visitor, "niet het wachtwoord");
  expect(answer.json()).toMatchObject({ fields: { password: { error: "password_incorrect" } } });
  expect((await visitor.get(url)).json()).toEqual({ export: null });
});
