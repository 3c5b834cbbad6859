import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Album } from "#contract/photos.ts";
import { outcome } from "#tests/outcome.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aJpeg, uploadPhoto } from "#tests/world/a-photo.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { moderatedCases } from "#tests/world/moderation/moderated-cases.ts";
import { untilWaiting } from "#tests/database/until-waiting.ts";

const app = testApp();
const { decide } = moderatedCases(app);

const aModerator = async () => (await aStaffMember(app)).browser;
const act = (browser: Visitor, id: string, what: string, body = {}) =>
  browser.post(`/api/office/photos/${id}/${what}`, body);
const listQueue = async (browser: Visitor): Promise<{ id: string }[]> =>
  (await browser.get("/api/office/photos")).json().photos;
const decideAppeal = (browser: Visitor, id: string, granted: boolean) =>
  browser.post(`/api/office/photo-appeals/${id}`, { granted });

/** A member whose only photo a moderator has claimed, and nothing else in the queue. */
async function aClaimedPhoto() {
  await sql`update photo set approved_at = now() where rejected_at is null`.execute(app.db);
  const owner = await aMember(app.db, { photos: 0 });
  const browser = await loggedIn(app, owner.id);
  await uploadPhoto(browser, await aJpeg());
  const moderator = await aStaffMember(app);
  const [photo] = await listQueue(moderator.browser);
  const album = async () => (await browser.get("/api/photos")).json<Album>().photos;
  const appeal = () => browser.post(`/api/photos/${photo?.id}/appeal`, { remark: "Toch wel." });
  const report = async () => {
    const reporter = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
    const reported = { member: owner.id, category: "sexual" };
    const answer = await (await loggedIn(app, reporter.id)).post("/api/reports", reported);
    return answer.json<{ number: string }>().number;
  };
  const { browser: moderating, email } = moderator;
  return { id: photo?.id ?? "", moderator: moderating, email, album, appeal, report };
}

/** Runs both while the first waits to record its act, after everything else it does. */
async function actWhileRecording<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
) {
  const started = await app.db.transaction().execute(async (tx) => {
    await sql`select from audit_head for update`.execute(tx);
    const one = first();
    await untilWaiting(app.db, 1);
    const other = second();
    await Promise.race([other, untilWaiting(app.db, 2)]);
    return { one, other };
  });
  return [await started.one, await started.other] as const;
}

test("a photo stays with the moderator who rejects it late, who then cannot decide the appeal", async () => {
  const { id, moderator, appeal } = await aClaimedPhoto();
  app.clock.advance(11 * 60_000);
  const other = await aModerator();
  const [rejected] = await actWhileRecording(
    () => act(moderator, id, "reject", { reason: "no_face" }),
    () => listQueue(other),
  );
  expect(outcome(rejected)).toBe(204);
  expect((await appeal()).statusCode).toBe(200);
  expect(outcome(await decideAppeal(moderator, id, true))).toBe("own_decision");
  expect(outcome(await decideAppeal(other, id, true))).toBe(204);
});

test("of two moderators who decide an appeal at once, one does", async () => {
  const { id, moderator, appeal, album } = await aClaimedPhoto();
  await act(moderator, id, "reject", { reason: "no_face" });
  await appeal();
  const people = [await aModerator(), await aModerator()];
  const decided = await Promise.all(
    people.map((browser, at) => decideAppeal(browser, id, at === 0)),
  );
  expect(decided.map(outcome).toSorted()).toEqual([204, "not_found"]);
  const isGranted = decided[0]?.statusCode === 204;
  expect(await album()).toMatchObject([{ status: isGranted ? "active" : "rejected" }]);
});

test("nobody takes back the approval of a photo that a case has removed since", async () => {
  const { id, moderator, report, album } = await aClaimedPhoto();
  await act(moderator, id, "approve");
  await decide(await report(), { measure: "removal", ground: "sexual", removed: [id] });
  expect(outcome(await act(moderator, id, "undo"))).toBe("not_found");
  expect(await album()).toMatchObject([{ status: "rejected", rejection: "reported" }]);
});

test("an appeal against an earlier rejection does not bring back what a case removed", async () => {
  const { id, moderator, report, appeal, album } = await aClaimedPhoto();
  await act(moderator, id, "approve");
  const number = await report();
  await act(moderator, id, "undo");
  await act(moderator, id, "reject", { reason: "no_face" });
  await appeal();
  await decide(number, { measure: "removal", ground: "sexual", removed: [id] });
  const other = await aModerator();
  expect((await other.get("/api/office/photo-appeals")).json().appeals).toEqual([]);
  expect(outcome(await decideAppeal(other, id, true))).toBe("not_found");
  expect(await album()).toMatchObject([{ status: "rejected", rejection: "reported" }]);
});

test("the photos of a moderator who is disabled go to others at once", async () => {
  const { id, email } = await aClaimedPhoto();
  const other = await aModerator();
  expect(await listQueue(other)).toEqual([]);
  await sql`update staff set disabled_at = now() where email = ${email}`.execute(app.db);
  expect(await listQueue(other)).toMatchObject([{ id }]);
  expect(outcome(await act(other, id, "approve"))).toBe(204);
});

test("a decision that waits while the moderator loses the role is rejected", async () => {
  const { id, moderator, email, album } = await aClaimedPhoto();
  const { decided } = await app.db.transaction().execute(async (tx) => {
    await sql`select from staff where email = ${email} for update`.execute(tx);
    await sql`delete from staff_role where staff_id in (
      select id from staff where email = ${email})`.execute(tx);
    const deciding = act(moderator, id, "approve");
    await Promise.race([deciding, untilWaiting(app.db, 1)]);
    return { decided: deciding };
  });
  expect(outcome(await decided)).toBe("role_required");
  expect(await album()).toMatchObject([{ status: "under_review" }]);
});
