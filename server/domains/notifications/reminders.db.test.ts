import { sql } from "kysely";
import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { sentMails } from "#tests/mail/sent-mails.ts";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { hideMember } from "#tests/world/hide-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { sendReminders } from "./send-reminders.ts";

const app = testApp();
const HOUR_MS = 3_600_000;

/** A member who signed up now and, if confirmed, became visible now. */
async function aNewcomer(options: Parameters<typeof aMember>[1]) {
  const member = await aMember(app.db, options);
  const now = app.clock.now();
  await sql`update account set signed_up_at = ${now} where id = ${member.id}`.execute(app.db);
  await sql`update profile set published_at = ${now}
    where id = ${member.id} and published_at is not null`.execute(app.db);
  return member;
}

const aPhotoless = () => aNewcomer({ photos: 0 });
const anUnconfirmed = () => aNewcomer({ confirmed: false, photos: 0 });

const mailsAfter = (hours: number, to: string) => {
  app.clock.advance(hours * HOUR_MS);
  return sentMails(app, to, sendReminders);
};

const tokenOf = (text = "") => /\/([\w-]{43})\n/.exec(text)?.[1] ?? "";

test("a member who has not confirmed the address is reminded once, after two days", async () => {
  const she = await anUnconfirmed();
  expect(await mailsAfter(47, she.email)).toEqual([]);
  const [mail, ...others] = await mailsAfter(1, she.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Je e-mailadres voor Vonk is nog niet bevestigd");
  expect(mail?.text).toContain("Dit was ik niet");
  expect(await mailsAfter(25, she.email)).toEqual([]);
  expect(await mailsAfter(24, she.email)).toEqual([]);
});

test("opening the reminder's link confirms nothing, using it does", async () => {
  const she = await anUnconfirmed();
  const [mail] = await mailsAfter(48, she.email);
  const token = tokenOf(mail?.text);
  const confirmedAt = async () => {
    const { rows } = await sql<{ confirmed_at: Date | null }>`
      select confirmed_at from account where id = ${she.id}`.execute(app.db);
    return rows[0]?.confirmed_at;
  };
  const seen = await app.visitor().get(`/api/links/${token}`);
  expect(seen.json()).toMatchObject({ purpose: "activation", state: "open" });
  expect(await confirmedAt()).toBeNull();
  await (await loggedIn(app, she.id)).post(`/api/links/${token}`, {});
  expect(await confirmedAt()).toEqual(app.clock.now());
});

test("a member without a photo is reminded once, after three days", async () => {
  const she = await aPhotoless();
  expect(await mailsAfter(71, she.email)).toEqual([]);
  const [mail, ...others] = await mailsAfter(1, she.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Je profiel bij Vonk heeft nog geen foto");
  expect(await mailsAfter(24, she.email)).toEqual([]);
});

test.each([
  ["under review", "approved_at = null", 0],
  ["approved", "position = 0", 0],
  ["rejected", "approved_at = null, rejected_at = now(), rejection = 'quality'", 1],
  ["deleted", "deleted_at = now(), position = -1", 1],
])("a member whose only photo is %s", async (_, change, mails) => {
  const she = await aNewcomer({ photos: 1 });
  await sql`update photo set ${sql.raw(change)} where profile_id = ${she.id}`.execute(app.db);
  expect(await mailsAfter(72, she.email)).toHaveLength(mails);
});

const stop = (id: MemberId) =>
  sql`insert into notification_stop (account_id, reason) values (${id}, 'bounce')`.execute(app.db);

test.each(["switched off", "stopped", "deleted"] as const)(
  "nobody is reminded whose reminders are %s",
  async (how) => {
    for (const make of [aPhotoless, anUnconfirmed]) {
      const she = await make();
      if (how === "switched off") {
        const hers = await loggedIn(app, she.id);
        await hers.put("/api/notifications", { key: "reminders", mail: false });
      } else if (how === "stopped") await stop(she.id);
      else await hideMember(app.db, she.id, "deleted", she.id);
      expect(await mailsAfter(72, she.email)).toEqual([]);
    }
  },
);

test("a disabled member is not reminded of the photo", async () => {
  const she = await aPhotoless();
  await hideMember(app.db, she.id, "disabled", she.id);
  expect(await mailsAfter(72, she.email)).toEqual([]);
});

test("the link in a reminder ends reminders, without a log-in", async () => {
  const she = await aPhotoless();
  const [mail] = await mailsAfter(72, she.email);
  expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const token = /^<.*\/([\w-]{43})>$/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
  await app.visitor().post(`/api/links/${token}`, {});
  const { mail: choices } = (await (await loggedIn(app, she.id)).get("/api/notifications")).json();
  expect(choices).toMatchObject({ reminders: false, like: true });
});

test.each(locales)("a member who reads %s is reminded in that language", async (language) => {
  const [a, b] = [
    await aNewcomer({ photos: 0, language }),
    await aNewcomer({ photos: 0, language, confirmed: false }),
  ];
  const mails = [...(await mailsAfter(48, b.email)), ...(await mailsAfter(24, a.email))];
  expect(mails.map(({ html }) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual([
    language,
    language,
  ]);
});
