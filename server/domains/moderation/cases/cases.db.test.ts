import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { OwnCase } from "#contract/moderation/cases.ts";
import type { Album } from "#contract/photos.ts";
import type { LoadedCase } from "#contract/office/cases.ts";
import { workers } from "#server/roles/jobs/job-table.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aJpeg, uploadPhoto } from "#tests/world/a-photo.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { chattingPair } from "#tests/world/chatting-pair.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { caseKeyIn, moderatedCases } from "#tests/world/moderation/moderated-cases.ts";

const app = testApp();
const DAY_MS = 86_400_000;
const { inOffice, findQueued, decide, lastMail } = moderatedCases(app);

/** She writes `text`; he can report it. */
async function aTalk(text = "Kun je me geld lenen?") {
  const she = await aMember(app.db, { profile: { name: "Sanne", about: "Ik wandel graag." } });
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female", name: "Hans" } });
  await giveCredits(app.db, she, 100);
  return { she, he, ...(await chattingPair(app, she, he, text)) };
}

const errorOf = (answer: { json: () => { error?: string } }) => answer.json().error;
const report = async (browser: Visitor, member: string, more: object = {}) =>
  (await browser.post("/api/reports", { member, category: "money", ...more })).json() as {
    number: string;
    token: string;
  };
const pageOf = async (token: string): Promise<OwnCase> =>
  (await app.visitor().get(`/api/complaints/${token}`)).json();

test("a report seals its evidence, whatever happens to the original afterwards", async () => {
  const { she, hers, his } = await aTalk("Kanarie in de melding.");
  await uploadPhoto(hers, await aJpeg());
  await sql`update photo set approved_at = now() where profile_id = ${she.id}`.execute(app.db);
  const { number } = await report(his, she.id, { share_messages: true, message: 1, block: true });
  await hers.put("/api/profile", { about: "Iets anders." });
  await sql`delete from photo where profile_id = ${she.id}`.execute(app.db);
  const { browser } = await aStaffMember(app);
  const queued = await findQueued(browser, number);
  const loaded = (await browser.get(`/api/office/cases/${queued?.id}`)).json() as LoadedCase;
  expect(loaded).toMatchObject({
    source: "message",
    reporter: { name: "Hans" },
    profile: { name: "Sanne", about: "Ik wandel graag." },
    messages: [{ seq: 1, by: "reported", text: "Kanarie in de melding.", reported: true }],
  });
  const photo = await browser.get(`/cases/${queued?.id}/${loaded.photos[0]}.webp`);
  expect([photo.statusCode, photo.headers["content-type"]]).toEqual([200, "image/webp"]);
  const changes = sql`update case_evidence set content = '{}'`.execute(app.db);
  await expect(changes).rejects.toThrow("only ever added");
});

test("a report without shared messages contains none, and blocks only if the member chooses so", async () => {
  const { she, hers, his, conversation } = await aTalk();
  const { number } = await report(his, she.id);
  const { browser } = await aStaffMember(app);
  const queued = await findQueued(browser, number);
  expect((await browser.get(`/api/office/cases/${queued?.id}`)).json().messages).toEqual([]);
  expect((await his.get(`/api/chats/${conversation}`)).statusCode).toBe(200);
  await report(his, she.id, { block: true });
  expect((await hers.get(`/api/chats/${conversation}`)).statusCode).toBe(410);
});

test("a member can report neither herself, nor an unknown member, nor her own message", async () => {
  const { she, he, hers, his } = await aTalk();
  const post = (browser: Visitor, body: object) => browser.post("/api/reports", body);
  expect(errorOf(await post(his, { member: he.id, category: "money" }))).toBe("report_of_oneself");
  expect(errorOf(await post(his, { member: randomUUID(), category: "money" }))).toBe("not_found");
  const own = { member: he.id, category: "money", message: 1 };
  expect(errorOf(await post(hers, own))).toBe("not_found");
  expect((await post(his, { member: she.id })).json().fields).toMatchObject({
    category: { error: "category_required" },
  });
});

test("anybody can complain without a log-in, and gets a receipt with a number by mail", async () => {
  const { she } = await aTalk();
  const email = `${randomUUID()}@elders.example`;
  const answer = await app.visitor().post("/api/complaints", {
    category: "privacy",
    words: "Mijn foto staat daar.",
    location: `https://vonk.example/members/${she.id}?x=1`,
    email,
    truthful: true,
  });
  const { number, token } = answer.json();
  expect(await pageOf(token)).toMatchObject({ number, side: "reporter", waiting: true });
  const { rows } = await sql<{ text: string }>`
    select text from mail where to_address = ${email}`.execute(app.db);
  expect(rows[0]?.text).toContain(number);
  expect(caseKeyIn(rows[0]?.text)).toBe(token);
  const { browser } = await aStaffMember(app);
  expect(await findQueued(browser, number)).toMatchObject({
    source: "complaint",
    reported_name: "Sanne",
  });
});

test("a complaint needs a description and a declaration that it is true", async () => {
  const answer = await app.visitor().post("/api/complaints", { category: "other", email: "x" });
  expect(answer.json().fields).toMatchObject({
    words: { error: "required" },
    truthful: { error: "truth_required" },
    email: { error: "invalid_email" },
  });
});

test("the sixth receipt of a day to the same address is rejected", async () => {
  const email = `${randomUUID()}@elders.example`;
  const complain = () =>
    app.visitor().post("/api/complaints", {
      category: "other",
      words: "Iets.",
      email,
      truthful: true,
    });
  for (let n = 0; n < 5; n += 1) expect((await complain()).statusCode).toBe(200);
  expect(errorOf(await complain())).toBe("too_many_requests");
});

test("one of two moderators claims a case, and the other cannot decide on it", async () => {
  const { she, his } = await aTalk();
  const { number } = await report(his, she.id);
  const [one, other] = [await aStaffMember(app), await aStaffMember(app)];
  const id = (await findQueued(one.browser, number))?.id ?? "";
  const claims = await Promise.all(
    [one, other].map(({ browser }) => inOffice(browser, id, "claim")),
  );
  expect(claims.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  const [winner, loser] = claims[0]?.statusCode === 204 ? [one, other] : [other, one];
  expect((await findQueued(loser.browser, number))?.state).toBe("taken");
  const none = { measure: "none" };
  expect(errorOf(await inOffice(loser.browser, id, "decide", none))).toBe("case_taken");
  expect((await inOffice(winner.browser, id, "decide", none)).statusCode).toBe(204);
  expect(errorOf(await inOffice(winner.browser, id, "claim"))).toBe("appeal_other_person");
  expect(errorOf(await inOffice(loser.browser, id, "claim"))).toBe("case_taken");
});

test("a claim ends after an hour, and a moderator can leave a case to others", async () => {
  const { she, his } = await aTalk();
  const { number } = await report(his, she.id);
  const [one, other] = [await aStaffMember(app), await aStaffMember(app)];
  const id = (await findQueued(one.browser, number))?.id ?? "";
  await inOffice(one.browser, id, "claim");
  expect(errorOf(await inOffice(other.browser, id, "release"))).toBe("not_found");
  await inOffice(one.browser, id, "release");
  expect((await inOffice(other.browser, id, "claim")).statusCode).toBe(204);
  app.clock.advance(61 * 60_000);
  // Both sessions have ended meanwhile, because nobody used them.
  const third = await aStaffMember(app);
  expect((await inOffice(third.browser, id, "claim")).statusCode).toBe(204);
});

test("a moderator sees only her own sites' cases", async () => {
  const { she, his } = await aTalk();
  const { number } = await report(his, she.id);
  const { browser: here } = await aStaffMember(app);
  const { browser } = await aStaffMember(app, { roles: [["second-spring", "moderator"]] });
  const id = (await findQueued(here, number))?.id ?? "";
  expect(await findQueued(browser, number)).toBeUndefined();
  expect(errorOf(await browser.get(`/api/office/cases/${id}`))).toBe("role_required");
  for (const act of ["claim", "release"]) {
    expect(errorOf(await inOffice(browser, id, act))).toBe("role_required");
  }
});

test("each side gets the reasons in its own language, and the reporter stays unknown", async () => {
  const { she, he, his } = await aTalk();
  await sql`update account set language = 'de' where id = ${she.id}`.execute(app.db);
  const { number, token } = await report(his, she.id, { words: "Hans klaagt." });
  await decide(number, { measure: "warning", ground: "money" });
  const [toHim, toHer] = [await lastMail(he.id), await lastMail(she.id)];
  expect(toHim).toMatchObject({ kind: "case_decision", locale: "nl" });
  expect(toHim?.text).toContain(`We hebben melding ${number} bekeken en het lid gewaarschuwd.`);
  expect(toHim?.text).toContain("De reden: Er is om geld, codes of gegevens gevraagd.");
  expect(toHer).toMatchObject({ kind: "case_decision", locale: "de" });
  expect(toHer?.text).toContain("Sie erhalten eine Verwarnung.");
  expect(toHer?.text).toContain("Bis zum");
  expect(toHer?.text).not.toContain("Hans");
  expect(caseKeyIn(toHim?.text)).toBe(token);
  const page = await pageOf(caseKeyIn(toHer?.text));
  expect(page).toMatchObject({ side: "reported", waiting: false });
  expect(page.decisions[0]?.statement[0]).toBe(
    "Je krijgt een waarschuwing. Je profiel blijft zoals het is.",
  );
});

test("a report without a measure stays unknown to the member it is about", async () => {
  const { she, hers, his } = await aTalk();
  const { number } = await report(his, she.id);
  await decide(number, { measure: "none" });
  expect((await lastMail(she.id))?.kind).not.toBe("case_decision");
  expect((await hers.get("/api/reports")).json()).toEqual({ reports: [] });
  const { rows } = await sql<{ access_key: string }>`
    select access_key from case_party where member_id = ${she.id}`.execute(app.db);
  const page = await app.visitor().get(`/api/complaints/${rows[0]?.access_key}`);
  expect(errorOf(page)).toBe("not_found");
  expect((await his.get("/api/reports")).json().reports).toMatchObject([
    { number, side: "reporter", waiting: false },
  ]);
});

test("a removed text, message and photo are gone, and an appeal brings them back", async () => {
  const { she, hers, his, conversation } = await aTalk("Stuur me geld.");
  await uploadPhoto(hers, await aJpeg());
  await sql`update photo set approved_at = now() where profile_id = ${she.id}`.execute(app.db);
  const { number } = await report(his, she.id, { message: 1 });
  const { browser, id } = await (async () => {
    const moderator = await aStaffMember(app);
    const queued = await findQueued(moderator.browser, number);
    const loaded = (await moderator.browser.get(`/api/office/cases/${queued?.id}`)).json();
    const removed = ["about", "message", ...loaded.photos];
    return decide(number, { measure: "removal", ground: "money", removed }, moderator.browser);
  })();
  const textOf = async () =>
    (await his.get(`/api/chats/${conversation}`)).json().messages.at(-1)?.text;
  const shown = async () => (await his.get(`/api/members/${she.id}`)).json().member;
  const before = await shown();
  expect([await textOf(), before.about, before.images.length]).toEqual(["", "", 1]);
  const { photos: own } = (await hers.get("/api/photos")).json<Album>();
  expect(own.filter(({ status }) => status === "rejected")).toMatchObject([
    { rejection: "reported" },
  ]);
  expect((await lastMail(she.id))?.text).toContain("je tekst, een bericht en een foto");
  const token = caseKeyIn((await lastMail(she.id))?.text);
  const appealed = await app
    .visitor()
    .post(`/api/complaints/${token}/appeal`, { words: "Ik vroeg niets." });
  expect(appealed.statusCode).toBe(204);
  expect(errorOf(await inOffice(browser, id, "claim"))).toBe("appeal_other_person");
  await decide(number, { measure: "none" });
  const after = await shown();
  expect([await textOf(), after.about, after.images.length]).toEqual([
    "Stuur me geld.",
    "Ik wandel graag.",
    2,
  ]);
  const page = await pageOf(token);
  expect(page.decisions.map(({ statement }) => statement[0])).toEqual([
    "We hebben iets weggehaald: je tekst, een bericht en een foto.",
    "We hebben een eerdere maatregel tegen je profiel teruggedraaid. Andere maatregelen veranderen daardoor niet.",
  ]);
});

test("a removed gift is gone with its message, and an appeal brings both back", async () => {
  const { she, he, hers, his, conversation } = await aTalk();
  await hers.post("/api/chats/messages", {
    client_id: randomUUID(),
    to: { member: he.id },
    text: "Stuur me geld.",
    gift: "flowers",
    reminded: ["money"],
  });
  const { number } = await report(his, she.id, { message: 2 });
  const shown = async () => (await his.get(`/api/chats/${conversation}`)).json().messages.at(-1);
  const moderator = await aStaffMember(app);
  const queued = await findQueued(moderator.browser, number);
  const loaded = (await moderator.browser.get(`/api/office/cases/${queued?.id}`)).json();
  expect(loaded.messages.at(-1)).toMatchObject({ type: "gift", text: "Stuur me geld." });
  await decide(number, { measure: "removal", ground: "money", removed: ["message"] });
  expect(await shown()).toMatchObject({ text: "", gift: null });
  const token = caseKeyIn((await lastMail(she.id))?.text);
  await app.visitor().post(`/api/complaints/${token}/appeal`, { words: "Een grapje." });
  await decide(number, { measure: "none" });
  expect(await shown()).toMatchObject({ text: "Stuur me geld.", gift: "flowers" });
});

test("a decision removes nothing that the case is not about", async () => {
  const { she, he, his } = await aTalk();
  await uploadPhoto(his, await aJpeg());
  await sql`update photo set approved_at = now() where profile_id = ${he.id}`.execute(app.db);
  const { rows } = await sql<{ id: string }>`select id from photo
    where profile_id = ${he.id}`.execute(app.db);
  const { number } = await report(his, she.id);
  const { browser } = await aStaffMember(app);
  const id = (await findQueued(browser, number))?.id ?? "";
  await inOffice(browser, id, "claim");
  for (const removed of [[rows[0]?.id], ["message"]]) {
    const decision = { measure: "removal", ground: "money", removed };
    const answer = await inOffice(browser, id, "decide", decision);
    expect([answer.statusCode, errorOf(answer)]).toEqual([422, "invalid_input"]);
  }
  const { photos } = (await his.get("/api/photos")).json<{ photos: { status: string }[] }>();
  expect(photos.map(({ status }) => status)).not.toContain("rejected");
});

test("each side appeals once, within six months", async () => {
  const { she, his } = await aTalk();
  const { number, token } = await report(his, she.id);
  const appeal = (which: string) =>
    app.visitor().post(`/api/complaints/${which}/appeal`, { words: "Kijk nog eens." });
  expect(errorOf(await appeal(token))).toBe("appeal_closed");
  await decide(number, { measure: "warning", ground: "abusive" });
  const hers = caseKeyIn((await lastMail(she.id))?.text);
  expect((await appeal(token)).statusCode).toBe(204);
  expect(errorOf(await appeal(hers))).toBe("appeal_closed");
  await decide(number, { measure: "warning", ground: "abusive" });
  expect(errorOf(await appeal(token))).toBe("appeal_closed");
  app.clock.advance(184 * DAY_MS);
  expect(errorOf(await appeal(hers))).toBe("appeal_closed");
});

test("a disabled member is logged out and invisible, and reads at log-in why and until when", async () => {
  const { she, hers, his } = await aTalk();
  const { number } = await report(his, she.id);
  await decide(number, { measure: "suspension", ground: "money", days: 7 });
  expect((await hers.get("/api/likes.php")).statusCode).toBe(403);
  expect(errorOf(await his.get(`/api/members/${she.id}`))).toBe("profile_unavailable");
  const logIn = async () =>
    app.visitor().post("/api/user.php", { email: she.email, password: she.password });
  const rejected = (await logIn()).json();
  expect(rejected).toMatchObject({ error: "account_disabled" });
  expect(rejected.message).toMatch(
    /^Je profiel staat uit tot \d+ \w+ 20\d\d\. Er is om geld, codes of gegevens gevraagd\./,
  );
  const sweep = async () => {
    await enqueueSweeps(app.db, workers);
    await drainQueue(app.context);
  };
  app.clock.advance(7 * DAY_MS - 60_000);
  await sweep();
  expect(errorOf(await logIn())).toBe("account_disabled");
  app.clock.advance(120_000);
  await sweep();
  expect((await logIn()).statusCode).toBe(200);
  const again = await loggedIn(app, (await aMember(app.db)).id);
  expect((await again.get(`/api/members/${she.id}`)).statusCode).toBe(200);
});

test("a successful appeal reinstates a member who was disabled permanently", async () => {
  const { she, his } = await aTalk();
  const { number } = await report(his, she.id);
  await decide(number, { measure: "suspension", ground: "rules" });
  const token = caseKeyIn((await lastMail(she.id))?.text);
  expect((await lastMail(she.id))?.text).toContain("We hebben je profiel voorgoed uitgezet.");
  await app.visitor().post(`/api/complaints/${token}/appeal`, { words: "Dat was ik niet." });
  await decide(number, { measure: "none" });
  expect((await his.get(`/api/members/${she.id}`)).statusCode).toBe(200);
  await loggedIn(app, she.id);
});

test("every act on a case is in the audit trail", async () => {
  const { she, his } = await aTalk();
  const { number } = await report(his, she.id);
  await decide(number, { measure: "warning", ground: "abusive" });
  const { browser } = await aStaffMember(app, { roles: [["vonk", "admin"]] });
  const { entries } = (await browser.get("/api/office/audit")).json();
  const acts = entries.filter(({ target }: { target: string }) => target === number);
  expect(acts).toMatchObject([
    { action: "case.decided", details: { measure: "warning", ground: "abusive" }, by: "Nadia" },
    { action: "case.claimed" },
  ]);
});

test("a closed case is purged once nobody can appeal any more; an erased member's case stays until then", async () => {
  const { she, his } = await aTalk();
  const { number } = await report(his, she.id);
  await decide(number, { measure: "warning", ground: "abusive" });
  await sql`select delete_member('vonk', ${she.id})`.execute(app.db);
  const count = async () => {
    await enqueueSweeps(app.db, workers);
    await drainQueue(app.context);
    const { rows } = await sql`
      select p.member_id from moderation_case c join case_party p on p.case_id = c.id
      where c.number = ${number} and p.side = 'reported'`.execute(app.db);
    return rows;
  };
  app.clock.advance(183 * DAY_MS);
  expect(await count()).toEqual([{ member_id: null }]);
  app.clock.advance(2 * DAY_MS);
  expect(await count()).toEqual([]);
});
