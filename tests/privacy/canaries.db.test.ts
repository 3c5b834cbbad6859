import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { risks } from "#contract/catalogue/risks.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { openMailbox } from "#sandbox/mailbox/mailbox.ts";
import { APPEAL_DAYS } from "#server/domains/moderation/cases/rules.ts";
import { createLog } from "#server/platform/log.ts";
import { workers } from "#server/roles/jobs/job-table.ts";
import { createWebServer } from "#server/roles/web/web.ts";
import { drainQueue, enqueueSweeps } from "#tests/drain-queue.ts";
import { findTables } from "./find-tables.ts";
import { noPages } from "#tests/no-pages.ts";
import { Visitor, testApp } from "#tests/test-app.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { uploadChatPhoto } from "#tests/world/a-photo.ts";
import { aSandbox } from "#tests/world/a-sandbox.ts";
import { aSignup } from "#tests/world/a-signup.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { anAuthenticator } from "#tests/world/an-authenticator.ts";
import { buyCredits, giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { plantCanaries } from "#tests/world/plant-canaries.ts";

const dir = await mkdtemp(path.join(tmpdir(), "vonk-canaries-"));
afterAll(() => rm(dir, { recursive: true }));
const sandbox = await aSandbox({ now: () => new Date() }, () => Promise.resolve(200));
const app = testApp({
  SANDBOX_PORT: sandbox.port,
  DATA_DIR: dir,
  OFFICE_HOST: "office.localhost",
});
const mailbox = openMailbox(path.join(dir, "mailbox"));
const DAY_MS = 86_400_000;

/** A word for each place where a member writes, so that a failure names the place. */
// Only letters: digits in a name look like a telephone number.
const run = randomUUID().replaceAll(/[^a-f]/g, "");
const canary = (place: string) => `kanarie${place}${run}`;

/** Every word that a request contained. */
const places = new Map<string, string>();
function write(place: string): string {
  places.set(place, canary(place));
  return canary(place);
}

const log: string[] = [];

/** The program with a log that the test reads, and its mail in the demo's mailbox. */
async function startLogging() {
  const output = { write: (line: string) => void log.push(line) };
  const context = { ...app.context, log: createLog("trace", output) };
  const server = await createWebServer(context, noPages);
  const visitor = (host = "localhost") => new Visitor(() => ({ server }), host);
  const drain = () => drainQueue(context, mailbox.provider);
  return { ...app, db: app.db, server, context, visitor, drain };
}
type Running = Awaited<ReturnType<typeof startLogging>>;

const listMedia = async () => (await readdir(app.context.mediaDir).catch(() => [])).length;

/** The places that contain a word: tables, files, the demo's mailbox, the log. */
async function findPlaces(word: string): Promise<string[]> {
  const forms = [word, Buffer.from(word).toString("base64url"), encodeURIComponent(word)];
  const has = (text: string) => forms.some((form) => text.includes(form));
  const found = await findTables(app.db, word);
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile())) {
    const name = path.join(file.parentPath, file.name);
    // The mailbox is SQLite, which stores text unchanged.
    if (has(name) || has((await readFile(name)).toString("latin1"))) {
      found.push(name.includes("mailbox") ? "mailbox" : `file ${name}`);
    }
  }
  if (has(log.join(""))) found.push("log");
  return [...new Set(found)].toSorted();
}

const post = async (browser: Visitor, url: string, body: object, statuses = [200, 204]) => {
  app.clock.advance(60_000);
  const answer = await browser.post(url, body);
  expect([url, statuses.includes(answer.statusCode) ? "" : answer.body]).toEqual([url, ""]);
  return answer;
};

/** A picture whose EXIF contains the word. */
const aPicture = (word: string) =>
  sharp({ create: { width: 400, height: 500, channels: 3, background: "#0a7" } })
    .withExif({ IFD0: { ImageDescription: word, Artist: word } })
    .jpeg()
    .toBuffer();

/**
 * Moves the clock on and runs every scheduled job twice: the first run queues jobs, the second also
 * removes files.
 */
async function runJobsAfter({ drain }: Running, ms: number) {
  app.clock.advance(ms);
  for (const _ of [1, 2]) {
    await enqueueSweeps(app.db, workers);
    await drain();
  }
}

/** Decides on every open case: on a report with a suspension of a day. */
async function decideCases(running: Running) {
  const { browser } = await aStaffMember(running);
  const { cases } = (await browser.get("/api/office/cases")).json() as {
    cases: { id: string; source: string }[];
  };
  for (const { id, source } of cases) {
    await post(browser, `/api/office/cases/${id}/claim`, {});
    const suspension = { measure: "suspension", ground: "money", days: 1 };
    const decision = source === "complaint" ? { measure: "none" } : suspension;
    await post(browser, `/api/office/cases/${id}/decide`, decision);
  }
}

/** Signs up through an advertisement and confirms the address. */
async function aConfirmedMember({ visitor, drain }: Running) {
  const browser = visitor();
  const from = ["network", "ref", "sub1"].map((name) => `${name}=${write(name)}`).join("&");
  await browser.get(`/members?${from}`);
  const email = `${write("adres")}@example.nl`;
  const password = `${write("wachtwoord")} lang`;
  const form = aSignup({ name: write("naam"), email, password, special_consent: true });
  await post(browser, "/api/signup", form);
  await drain();
  const { support_email } = await app.context.services.sites.byHost("localhost");
  const [mail] = mailbox.list(support_email, 1);
  const token = /\/([\w-]{43})\n/.exec(mail?.text ?? "")?.[1] ?? "none";
  const { user } = (await post(browser, `/api/links/${token}`, { password })).json();
  const she = { id: user.profile.id as MemberId, site: "vonk" as SiteId };
  await giveCredits(app.db, she, 500);
  await buyCredits(app.db, she, 150);
  return { ...she, browser, email, password };
}
type Busy = Awaited<ReturnType<typeof aConfirmedMember>>;

const man = { gender: "male", seeks: "female" } as const;

/** Sends a photo, and returns its id and the names of its files. */
async function sendPhoto(browser: Visitor, to: MemberId): Promise<string[]> {
  const photo = await uploadChatPhoto(browser, await aPicture(write("chatfoto")));
  // Random letters may look like contact data.
  const text = write("bijschrift");
  const message = { client_id: randomUUID(), to: { member: to }, text, photo, reminded: risks };
  await post(browser, "/api/chats/messages", message);
  const { rows } = await sql<{ file_key: string; locked_key: string }>`
    select file_key, locked_key from chat_photo where id = ${photo}`.execute(app.db);
  return [photo, ...rows.flatMap((row) => Object.values(row))];
}

/** Sends somebody a photo and gets one back; returns the ids and names of both. */
async function exchangePhotos(running: Running, { id, browser }: Busy): Promise<string[][]> {
  const friend = await aMember(app.db, { profile: man });
  await giveCredits(app.db, friend, 100);
  const sent = await sendPhoto(browser, friend.id);
  return [sent, await sendPhoto(await loggedIn(running, friend.id), id)];
}

/** Writes to members and about them; one of them reports her with their conversation. */
async function writeToOthers(running: Running, { id, browser, email }: Busy) {
  const [he, blocked] = [
    await aMember(app.db, { profile: man }),
    await aMember(app.db, { profile: man }),
  ];
  const fictional = await aProfile(app.db, { profile: { ...man, kind: "fictional" } });
  const send = (member: string, text: string) => {
    const message = { client_id: randomUUID(), to: { member }, text, reminded: risks };
    return post(browser, "/api/chats/messages", message);
  };
  await post(browser, "/api/likes.php", { member: he.id });
  await post(browser, "/api/swipe-game/passes", { member: he.id });
  await send(he.id, write("bericht"));
  await send(blocked.id, write("geblokkeerd"));
  await post(browser, "/api/blocks", { member: blocked.id });
  const { fictional_agreement } = (
    await browser.get(`/api/chats/price?member=${fictional}`)
  ).json();
  const { text_version } = fictional_agreement;
  await post(browser, "/api/chats/fictional-agreement", { text_version });
  await send(fictional, write("fictief"));
  const report = { category: "money", words: write("melding") };
  await post(browser, "/api/reports", { member: he.id, ...report });
  await post(running.visitor(), "/api/complaints", {
    category: "other",
    words: write("klacht"),
    name: write("klager"),
    location: write("vindplaats"),
    email,
    truthful: true,
  });
  const his = await loggedIn(running, he.id);
  await post(his, "/api/reports", { member: id, category: "money", share_messages: true });
  return he.id;
}

/** Uses the account: the profile, searches, settings, passkeys, log-ins with a strange browser. */
async function useAccount({ visitor }: Running, { browser, email, password }: Busy) {
  await browser.put("/api/profile", { about: write("verhaal") });
  const headers = {
    "user-agent": `Mozilla/5.0 (${write("browser")}) Firefox/140.0`,
    referer: `https://vonk.example/?${write("verwijzing")}`,
  };
  await visitor().post("/api/user.php", { email, password }, headers);
  await visitor().post("/api/user.php", { email, password: write("gok") }, headers);
  await browser.get(`/api/members?cursor=${write("zoekopdracht")}`);
  await browser.get(`/api/places?country=NL&region=09&town=${write("plaats")}`);
  const suggestion = { email: `${write("suggestie")}@example.nl` };
  await post(browser, "/api/account/email-suggestion", suggestion);
  await browser.put("/api/account/email", { email: `${write("nieuw")}@example.nl`, password });
  await browser.put("/api/notifications", { key: "news", mail: true });
  await post(browser, "/api/data-export", { password });
  const { options } = (await post(browser, "/api/passkeys/options", { password })).json();
  const credential = anAuthenticator().register({ challenge: options.challenge });
  await post(browser, "/api/passkeys", { name: write("sleutel"), credential });
}

/** Uploads a photo, which staff reject, and appeals. */
async function uploadAndAppeal(running: Running, { browser }: Busy) {
  const uploaded = await browser.send({
    method: "POST",
    url: "/api/photos",
    payload: await aPicture(write("exif")),
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="${write("bestand")}.jpg"`,
    },
  });
  const [photo] = uploaded.json().photos;
  const moderator = (await aStaffMember(running)).browser;
  // The queue hands the photo to this moderator.
  await moderator.get("/api/office/photos");
  await post(moderator, `/api/office/photos/${photo.id}/reject`, { reason: "no_face" });
  await running.drain();
  await post(browser, `/api/photos/${photo.id}/appeal`, { remark: write("bezwaar") });
}

/** A delivered mail is in the recipient's mailbox, where nobody but the recipient erases it. */
const delivered = Object.fromEntries(
  ["adres", "naam", "nieuw", "sleutel"].map((place) => [place, ["mailbox"]]),
);
/** What staff decided on stays sealed as long as either side can appeal: `APPEAL_DAYS`. */
const cases = {
  adres: ["mailbox", "public.case_party"],
  bericht: ["public.case_evidence"],
  klacht: ["public.moderation_case"],
  klager: ["public.case_party"],
  melding: ["public.moderation_case"],
  naam: ["mailbox", "public.case_evidence"],
  verhaal: ["public.case_evidence"],
  vindplaats: ["public.moderation_case"],
};
/** What a block removed stays sealed for a complaint, 90 days. */
const sealed = { geblokkeerd: ["public.sealed_contact"] };
/** The receipt of a complaint that was written without logging in: 30 days, like every mail. */
const receipt = { adres: ["mailbox", "public.case_party", "public.mail"] };

async function findAll() {
  const found: [string, string[]][] = [];
  for (const [place, word] of places) {
    const where = await findPlaces(word);
    if (where.length > 0) found.push([place, where]);
  }
  return Object.fromEntries(found);
}

test("a member who does not come back is erased on day 15, and only what the law requires still has her words", async () => {
  const running = await startLogging();
  const she = await aConfirmedMember(running);
  await useAccount(running, she);
  const he = await writeToOthers(running, she);
  const photos = await exchangePhotos(running, she);
  await uploadAndAppeal(running, she);
  await runJobsAfter(running, 0);
  await decideCases(running);
  await runJobsAfter(running, DAY_MS + 60_000);
  const browser = running.visitor();
  const { email, password } = she;
  await post(browser, "/api/user.php", { email, password });
  const remark = write("opmerking");
  await post(browser, "/api/account/deletion", { password, reason: "other", remark });
  await running.drain();
  const before = await findAll();
  expect(before).toMatchObject({
    verhaal: ["public.case_evidence", "public.profile"],
    opmerking: ["public.account_deletion"],
    sleutel: ["mailbox", "public.mail", "public.passkey"],
    bezwaar: ["public.photo_appeal"],
  });
  expect(await listMedia()).toBeGreaterThan(0);
  for (const [id = "", ...names] of photos) {
    expect(await findPlaces(id)).toEqual(["public.chat_photo", "public.message"]);
    for (const name of names) {
      const where = [expect.stringMatching(/^file .*\.webp$/), "public.chat_photo"];
      expect(await findPlaces(name)).toEqual(expect.arrayContaining(where));
    }
  }

  // Every other column, of whatever table, has her word as well.
  const word = canary("kolom");
  const planted = (await plantCanaries(app.db, [she.id, he], word)).map((name) => `public.${name}`);
  expect((await findTables(app.db, word)).toSorted()).toEqual(planted);
  await runJobsAfter(running, 13 * DAY_MS);
  const stays = ["public.account", "public.message", "public.photo", "public.profile"];
  expect(await findTables(app.db, word)).toEqual(expect.arrayContaining(stays));
  await runJobsAfter(running, DAY_MS + 60_000);
  expect(await findTables(app.db, word)).toEqual(["public.case_party"]);
  expect(await listMedia()).toBe(0);
  for (const part of photos.flat()) expect([part, await findPlaces(part)]).toEqual([part, []]);
  expect(log.length).toBeGreaterThan(0);
  expect(await findAll()).toEqual({ ...delivered, ...cases, ...sealed, ...receipt });

  await runJobsAfter(running, 30 * DAY_MS);
  expect(await findAll()).toEqual({ ...delivered, ...cases, ...sealed });
  await runJobsAfter(running, 60 * DAY_MS);
  expect(await findAll()).toEqual({ ...delivered, ...cases });
  await runJobsAfter(running, (APPEAL_DAYS - 90) * DAY_MS);
  expect(await findAll()).toEqual(delivered);
  expect(await findTables(app.db, word)).toEqual([]);
}, 120_000);
