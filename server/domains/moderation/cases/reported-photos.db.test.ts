import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { LoadedCase } from "#contract/office/cases.ts";
import { workers } from "#server/roles/jobs/job-table.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { uploadChatPhoto } from "#tests/world/a-photo.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { chattingPair } from "#tests/world/chatting-pair.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { caseKeyIn, moderatedCases } from "#tests/world/moderation/moderated-cases.ts";

const app = testApp({ PORT: "3000" });
const DAY_MS = 86_400_000;
const { findQueued, decide, lastMail } = moderatedCases(app);

async function sweep() {
  await enqueueSweeps(
    app.db,
    workers.filter(({ job }) => job === "chat.purge-photos"),
  );
  await drainQueue(app.context);
}

/** She sends him a photo, which he reports. */
async function aReportedPhoto() {
  const she = await aMember(app.db, { profile: { name: "Sanne" } });
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  await giveCredits(app.db, she, 100);
  const talk = await chattingPair(app, she, he, "Kijk eens.");
  const { hers, his } = talk;
  const photo = await uploadChatPhoto(hers);
  await hers.post("/api/chats/messages", {
    client_id: randomUUID(),
    to: { member: he.id },
    text: "",
    photo,
  });
  const body = { member: she.id, category: "sexual", message: 2 };
  const { number } = (await his.post("/api/reports", body)).json();
  return { ...talk, she, photo, number: number as string };
}

test("a report of a photo brings it to the photo queue until it is decided", async () => {
  const { photo, number, hers } = await aReportedPhoto();
  const moderator = (await aStaffMember(app)).browser;
  const id = (await findQueued(moderator, number))?.id ?? "";
  const listed = async (browser: Visitor) =>
    (
      (await browser.get("/api/office/reported-photos")).json() as { photos: { photo: string }[] }
    ).photos.filter((one) => one.photo === photo);
  const counted = async () => (await moderator.get("/api/office/counts")).json().photos as number;
  expect(await listed(moderator)).toMatchObject([
    { case_id: id, name: "Sanne", category: "sexual", site_name: "Vonk" },
  ]);
  const before = await counted();
  const picture = await moderator.get(`/cases/${id}/${photo}.webp`);
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
  const loaded = (await moderator.get(`/api/office/cases/${id}`)).json() as LoadedCase;
  expect(loaded.photos).toEqual([]);
  expect(loaded.messages).toMatchObject([{ seq: 2, type: "photo", photo, reported: true }]);
  const elsewhere = await aStaffMember(app, { roles: [["second-spring", "moderator"]] });
  expect(await listed(elsewhere.browser)).toEqual([]);
  expect((await hers.get("/api/office/reported-photos")).statusCode).toBe(404);
  await decide(number, { measure: "none" });
  expect([await listed(moderator), await counted()]).toEqual([[], before - 1]);
});

test("a photo that staff remove is gone on both sides, and its credits are not given back", async () => {
  const { she, hers, his, photo, number, conversation } = await aReportedPhoto();
  const shown = (browser: Visitor) =>
    browser.get(`/api/chats/${conversation}`).then((answer) => answer.json().messages.at(-1));
  const creditsOf = async () => (await hers.get("/api/user.php")).json().user.credits as number;
  const addressOf = async (browser: Visitor) =>
    (await browser.get(`/api/chats/photos/${photo}`)).json().medium_filename as string;
  const addresses = [await addressOf(hers), await addressOf(his)] as const;
  const open = async () => [
    (await hers.get(`/media${addresses[0]}`)).statusCode,
    (await his.get(`/media${addresses[1]}`)).statusCode,
  ];
  expect(await open()).toEqual([200, 200]);
  const credits = await creditsOf();
  await decide(number, { measure: "removal", ground: "sexual", removed: ["message"] });
  for (const browser of [hers, his]) {
    expect(await shown(browser)).toMatchObject({ type: "photo", photo: null, text: "" });
    expect((await browser.get(`/api/chats/photos/${photo}`)).statusCode).toBe(404);
  }
  expect(await open()).toEqual([404, 404]);
  expect(await creditsOf()).toBe(credits);
  const token = caseKeyIn((await lastMail(she.id))?.text);
  // The photo stays stored as long as its case, so that an appeal can bring it back.
  app.clock.advance(2 * DAY_MS);
  await sweep();
  await app.visitor().post(`/api/complaints/${token}/appeal`, { words: "Mijn tuin." });
  await decide(number, { measure: "none" });
  const again = await loggedIn(app, she.id);
  expect(await shown(again)).toMatchObject({ type: "photo", photo });
  expect((await again.get(`/media${await addressOf(again)}`)).statusCode).toBe(200);
});

test("a removed photo is deleted once no case needs it", async () => {
  const { photo, number } = await aReportedPhoto();
  await decide(number, { measure: "removal", ground: "sexual", removed: ["message"] });
  const isStored = async () =>
    (await sql`select from chat_photo where id = ${photo}`.execute(app.db)).rows.length === 1;
  app.clock.advance(2 * DAY_MS);
  await sweep();
  expect(await isStored()).toBe(true);
  await sql`delete from moderation_case where number = ${number}`.execute(app.db);
  await sweep();
  expect(await isStored()).toBe(false);
});

test("an appeal does not bring back what a block has removed since", async () => {
  const { she, his, number, conversation } = await aReportedPhoto();
  await decide(number, { measure: "removal", ground: "sexual", removed: ["message"] });
  const token = caseKeyIn((await lastMail(she.id))?.text);
  expect((await his.post("/api/blocks", { member: she.id })).statusCode).toBeLessThan(300);
  await app.visitor().post(`/api/complaints/${token}/appeal`, { words: "Mijn tuin." });
  await decide(number, { measure: "none" });
  const { rows } = await sql`
    select attachment from message where conversation_id = ${conversation} and seq = 2`.execute(
    app.db,
  );
  expect(rows).toEqual([{ attachment: null }]);
});
