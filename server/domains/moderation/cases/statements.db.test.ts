import { sql } from "kysely";
import { expect, test } from "vitest";
import type { OwnCase } from "#contract/moderation/cases.ts";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { moderatedCases } from "#tests/world/moderation/moderated-cases.ts";

const app = testApp();
const { decide } = moderatedCases(app);

/** He reported her; both know the address of their side's page. */
async function aCase() {
  const she = await aMember(app.db, { profile: { about: "Ik wandel graag." } });
  const he = await aMember(app.db, { profile: { gender: "male", seeks: "female" } });
  const his = await loggedIn(app, he.id);
  const { number, token } = (
    await his.post("/api/reports", { member: she.id, category: "money" })
  ).json<{ number: string; token: string }>();
  const { rows } = await sql<{ access_key: string }>`
    select access_key from case_party where member_id = ${she.id}`.execute(app.db);
  return { she, number, his: token, hers: rows[0]?.access_key ?? "" };
}

const appeal = (token: string) =>
  app.visitor().post(`/api/complaints/${token}/appeal`, { words: "Kijk nog eens." });

const statementsOf = async (token: string) =>
  (await app.visitor().get(`/api/complaints/${token}`))
    .json<OwnCase>()
    .decisions.map(({ statement }) => statement);

/** The mails to a member about decisions, oldest first. */
async function mailsTo(member: string) {
  const { rows } = await sql<{ text: string }>`
    select m.text from mail m join account a on a.email = m.to_address
    where a.id = ${member} and m.kind = 'case_decision' order by m.written_at`.execute(app.db);
  return rows.map(({ text }) => text);
}

const none = { measure: "none" };
const warning = { measure: "warning", ground: "money" };
const TAKEN_BACK = "teruggedraaid";
const REPLACES = "Deze beslissing komt in de plaats van de eerdere.";

test("a first decision without a measure is not shown as a reversal", async () => {
  const { number, his, hers } = await aCase();
  await decide(number, none);
  await appeal(his);
  await decide(number, warning);
  const read = await statementsOf(hers);
  expect(read).toHaveLength(1);
  expect(read.flat().join(" ")).not.toContain(TAKEN_BACK);
  expect(read.flat()).not.toContain(REPLACES);
});

test("a measure is withdrawn only once, even if the other side then appeals", async () => {
  const { she, number, his, hers } = await aCase();
  await decide(number, warning);
  await appeal(hers);
  await decide(number, none);
  await appeal(his);
  await decide(number, none);
  const taken = (texts: readonly string[]) => texts.filter((text) => text.includes(TAKEN_BACK));
  expect(taken((await statementsOf(hers)).flat())).toHaveLength(1);
  expect(taken(await mailsTo(she.id))).toHaveLength(1);
  expect(await mailsTo(she.id)).toHaveLength(2);
});

test("the statement of a suspension also names what was removed", async () => {
  const { she, number } = await aCase();
  const suspension = { measure: "suspension", ground: "money", days: 7, removed: ["about"] };
  await decide(number, suspension);
  expect((await mailsTo(she.id))[0]).toContain("We hebben iets weggehaald: je tekst.");
});

test("a milder decision says that the earlier one no longer applies", async () => {
  const { she, number, hers } = await aCase();
  await decide(number, { measure: "suspension", ground: "money", days: 7, removed: [] });
  expect((await mailsTo(she.id))[0]).not.toContain(REPLACES);
  await appeal(hers);
  await decide(number, warning);
  expect((await mailsTo(she.id))[1]).toContain(REPLACES);
  expect((await statementsOf(hers))[1]).toContain(REPLACES);
});
