import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Album } from "#contract/photos.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aJpeg, uploadPhoto } from "#tests/world/a-photo.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { photoWorkers } from "#server/domains/photos/jobs.ts";

const app = testApp();

/** A member whose only photo a moderator has just rejected. */
async function aRejection(language = "nl") {
  await sql`update photo set approved_at = now() where rejected_at is null`.execute(app.db);
  await sql`delete from photo_appeal`.execute(app.db);
  const owner = await aMember(app.db, { photos: 0 });
  await sql`update account set language = ${language} where id = ${owner.id}`.execute(app.db);
  const browser = await loggedIn(app, owner.id);
  await uploadPhoto(browser, await aJpeg());
  const moderator = await aStaffMember(app);
  const [photo] = (await moderator.browser.get("/api/office/photos")).json().photos;
  const id: string = photo.id;
  const url = `/api/office/photos/${id}/reject`;
  expect((await moderator.browser.post(url, { reason: "no_face" })).statusCode).toBe(204);
  return { owner, browser, moderator: moderator.browser, id };
}

const appeal = (browser: Visitor, id: string, remark = "Ik sta er wel op.") =>
  browser.post(`/api/photos/${id}/appeal`, { remark });
const decide = (browser: Visitor, id: string, granted: boolean) =>
  browser.post(`/api/office/photo-appeals/${id}`, { granted });
const listAppeals = async (browser: Visitor) =>
  (await browser.get("/api/office/photo-appeals")).json();
const readAlbum = async (browser: Visitor): Promise<Album> =>
  (await browser.get("/api/photos")).json();

async function sweep() {
  await enqueueSweeps(app.db, photoWorkers);
  await drainQueue(app.context);
}

async function readMails(account: MemberId) {
  const { rows } = await sql<{ kind: string; locale: string; subject: string; text: string }>`
    select kind, locale, subject, text from mail
    where account_id = ${account} and kind like 'photo%' order by written_at`.execute(app.db);
  return rows;
}

test("a rejection is mailed once, a minute later, with its reason in the member's language", async () => {
  const { owner } = await aRejection("de");
  await sweep();
  expect(await readMails(owner.id)).toEqual([]);
  app.clock.advance(60_000);
  await sweep();
  await sweep();
  const [mail, ...more] = await readMails(owner.id);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    kind: "photo_rejection",
    locale: "de",
    subject: "Ihr Foto bei Vonk wurde abgelehnt",
  });
  expect(mail?.text).toContain("Ihr Gesicht ist nicht zu sehen.");
  expect(mail?.text).toContain("Widerspruch");
  expect(mail?.text).toContain("/profile#photos");
});

test("a rejection that the moderator takes back is not mailed, and a mailed one cannot be taken back", async () => {
  const { owner, moderator, id } = await aRejection();
  const undo = () => moderator.post(`/api/office/photos/${id}/undo`, {});
  expect((await undo()).statusCode).toBe(204);
  app.clock.advance(60_000);
  await sweep();
  expect(await readMails(owner.id)).toEqual([]);
  const mailed = await aRejection();
  app.clock.advance(60_000);
  await sweep();
  const late = await mailed.moderator.post(`/api/office/photos/${mailed.id}/undo`, {});
  expect(late.json().error).toBe("not_found");
});

test("a member who appeals before the mail is sent only gets the outcome", async () => {
  const { owner, browser, id } = await aRejection();
  await appeal(browser, id);
  const { browser: second } = await aStaffMember(app);
  await decide(second, id, false);
  app.clock.advance(60_000);
  await sweep();
  expect((await readMails(owner.id)).map(({ kind }) => kind)).toEqual(["photo_appeal"]);
});

test("a member can appeal once, and only against a rejection", async () => {
  const { browser, id } = await aRejection();
  const stranger = await loggedIn(app, (await aMember(app.db)).id);
  expect((await appeal(stranger, id)).json().error).toBe("not_found");
  expect((await appeal(browser, id, "x".repeat(1_001))).statusCode).toBe(422);
  expect((await appeal(browser, id)).json().photos).toMatchObject([{ appeal: "open" }]);
  expect((await appeal(browser, id, "Nog eens.")).statusCode).toBe(200);
  const { browser: other } = await aStaffMember(app);
  expect(await listAppeals(other)).toMatchObject({
    waiting: 1,
    appeals: [{ id, rejection: "no_face", remark: "Ik sta er wel op.", site_name: "Vonk" }],
  });
  await uploadPhoto(browser, await aJpeg());
  const unreviewed = (await readAlbum(browser)).photos.find((photo) => photo.id !== id);
  expect((await appeal(browser, unreviewed?.id ?? "")).json().error).toBe("not_found");
});

test("the person who rejected a photo neither sees nor decides the appeal", async () => {
  const { browser, moderator, id } = await aRejection();
  await appeal(browser, id);
  expect(await listAppeals(moderator)).toEqual({ appeals: [], waiting: 0 });
  expect((await moderator.get("/api/office/counts")).json().appeals).toBe(0);
  expect((await decide(moderator, id, true)).json().error).toBe("own_decision");
  expect((await readAlbum(browser)).photos).toMatchObject([{ status: "rejected" }]);
  const elsewhere = await aStaffMember(app, { roles: [["second-spring", "moderator"]] });
  expect(await listAppeals(elsewhere.browser)).toEqual({ appeals: [], waiting: 0 });
  expect((await decide(elsewhere.browser, id, true)).json().error).toBe("role_required");
});

test("a granted appeal makes the photo visible and mails the member", async () => {
  const { owner, browser, id } = await aRejection();
  await appeal(browser, id);
  const { browser: other } = await aStaffMember(app, {
    roles: [
      ["vonk", "moderator"],
      ["vonk", "admin"],
    ],
  });
  expect((await other.get("/api/office/counts")).json().appeals).toBe(1);
  expect((await decide(other, id, true)).statusCode).toBe(204);
  expect((await readAlbum(browser)).photos).toMatchObject([
    { status: "active", main: true, rejection: null, appeal: null },
  ]);
  const seen = await app.visitor().get(`/api/members/${owner.id}`);
  expect(seen.json().member.main_image).toMatchObject({ status: "active" });
  expect((await readMails(owner.id)).at(-1)).toMatchObject({
    kind: "photo_appeal",
    subject: "Je foto op Vonk is toch goedgekeurd",
  });
  expect((await decide(other, id, false)).json().error).toBe("not_found");
  const [entry] = (await other.get("/api/office/audit")).json().entries;
  expect(entry).toMatchObject({ action: "photo.appeal_granted", target: id });
});

test("a denied appeal leaves the photo rejected and mails the reason again", async () => {
  const { owner, browser, id } = await aRejection();
  await appeal(browser, id);
  const { browser: other } = await aStaffMember(app);
  await decide(other, id, false);
  expect((await readAlbum(browser)).photos).toMatchObject([
    { status: "rejected", appeal: "denied" },
  ]);
  const mail = (await readMails(owner.id)).at(-1);
  expect(mail?.subject).toBe("Je bezwaar over een foto op Vonk");
  expect(mail?.text).toContain("Je gezicht is niet te zien.");
  await appeal(browser, id, "Alsnog.");
  expect(await listAppeals(other)).toEqual({ appeals: [], waiting: 0 });
});

test("an appeal is not listed once the member replaces or deletes the photo", async () => {
  const { browser, id } = await aRejection();
  await appeal(browser, id);
  await uploadPhoto(browser, await aJpeg(), `?replaces=${id}`);
  const { browser: other } = await aStaffMember(app);
  expect(await listAppeals(other)).toEqual({ appeals: [], waiting: 0 });
  expect((await decide(other, id, true)).json().error).toBe("not_found");
});
