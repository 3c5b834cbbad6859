import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { sentMails } from "#tests/mail/sent-mails.ts";
import { testApp } from "#tests/test-app.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { hideMember } from "#tests/world/hide-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { sendWeeklyMails } from "./send-weekly-mails.ts";

const app = testApp();
const DAY_MS = 86_400_000;
const man = { gender: "male", seeks: "female" } as const;
let lastBirthYear = 1950;

/** She chose the weekly mail. Her country has nobody else in it. */
async function aReader(options: Parameters<typeof aMember>[1] = {}) {
  const she = await aMember(app.db, options);
  const country = `X${String.fromCharCode(65 + (lastBirthYear++ % 26))}`;
  await sql`update profile set country = ${country} where id = ${she.id}`.execute(app.db);
  const hers = await loggedIn(app, she.id);
  await hers.put("/api/notifications", { key: "weekly_updates", mail: true });
  return { ...she, hers, country };
}

/** A man who became visible now, in a country. */
async function aNewMan(country: string, name: string, options: Parameters<typeof aMember>[1] = {}) {
  app.clock.advance(60_000);
  const he = await aMember(app.db, { ...options, profile: { ...man, country, name } });
  await sql`update profile set published_at = ${app.clock.now()}
    where id = ${he.id} and published_at is not null`.execute(app.db);
  return he;
}

const like = async (from: MemberId, to: MemberId) => {
  expect(
    (await (await loggedIn(app, from)).post("/api/likes.php", { member: to })).statusCode,
  ).toBe(200);
};

const mailsAfter = (days: number, to: string) => {
  app.clock.advance(days * DAY_MS);
  return sentMails(app, to, sendWeeklyMails);
};

test("a member gets one mail a week about who is new and who liked her", async () => {
  const she = await aReader();
  await aNewMan("AT", "Herman");
  app.clock.advance(6.4 * DAY_MS);
  await aNewMan(she.country, "Joop");
  const liker = await aNewMan("AT", "Karel");
  await like(liker.id, she.id);
  expect(await mailsAfter(0, she.email)).toEqual([]);
  const [mail, ...others] = await mailsAfter(0.6, she.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Jouw week bij Vonk");
  for (const body of [mail?.html, mail?.text]) {
    expect(body).toContain("Nieuwe leden die bij je passen: Joop.");
    expect(body).toContain("Deze week kreeg je een like van Karel.");
    expect(body).not.toContain("Herman");
  }
  expect(await mailsAfter(1, she.email)).toEqual([]);
});

test("a week without news brings no mail, and the next week starts afresh", async () => {
  const she = await aReader();
  expect(await mailsAfter(7, she.email)).toEqual([]);
  await aNewMan(she.country, "Joop");
  expect(await mailsAfter(6, she.email)).toEqual([]);
  expect(await mailsAfter(1, she.email)).toHaveLength(1);
  expect(await mailsAfter(7, she.email)).toEqual([]);
});

test("more names than fit are counted", async () => {
  const she = await aReader();
  for (let n = 0; n < 8; n += 1) await aNewMan(she.country, `Man${n}`);
  const [mail] = await mailsAfter(7, she.email);
  expect(mail?.text).toContain("Man7, Man6, Man5, Man4, Man3, Man2 en nog 2 meer.");
});

test.each(["disabled", "deleted"] as const)(
  "a member who is %s gets no weekly mail",
  async (how) => {
    const she = await aReader();
    await aNewMan(she.country, "Joop");
    await hideMember(app.db, she.id, how, she.id);
    expect(await mailsAfter(7, she.email)).toEqual([]);
  },
);

test("only members who chose the weekly mail and did not switch it off get it", async () => {
  const never = await aMember(app.db);
  const she = await aReader();
  await she.hers.put("/api/notifications", { key: "weekly_updates", mail: false });
  await aNewMan(she.country, "Joop");
  expect(await mailsAfter(7, she.email)).toEqual([]);
  expect(await mailsAfter(0, never.email)).toEqual([]);
});

test("the weekly mail marks a fictional profile in words", async () => {
  const she = await aReader();
  const fictional = await aProfile(app.db, {
    profile: { ...man, kind: "fictional", name: "Bram" },
  });
  app.clock.advance(60_000);
  const [low, high] = [she.id, fictional].toSorted();
  const prefix = low === fictional ? "low" : "high";
  await sql`insert into like_pair (site_id, low_id, high_id, ${sql.ref(`${prefix}_liked_at`)}, ${sql.ref(`${prefix}_like_delivered_at`)})
    values ('vonk', ${low}, ${high}, ${app.clock.now()}, ${app.clock.now()})`.execute(app.db);
  const [mail] = await mailsAfter(7, she.email);
  expect(mail?.text).toContain("een like van Bram (Fictief profiel).");
});
