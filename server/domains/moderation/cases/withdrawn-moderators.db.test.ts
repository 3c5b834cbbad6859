import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";
import { moderatedCases } from "#tests/world/moderation/moderated-cases.ts";
import { untilWaiting } from "#tests/database/until-waiting.ts";

const app = testApp();
const { inOffice, findQueued } = moderatedCases(app);

/** A report that a moderator has claimed. */
async function aClaimedCase() {
  const [she, he] = [await aMember(app.db), await aMember(app.db, { profile: { gender: "male" } })];
  const his = await loggedIn(app, he.id);
  const { number } = (await his.post("/api/reports", { member: she.id, category: "money" })).json<{
    number: string;
  }>();
  const { browser, email } = await aStaffMember(app);
  const id = (await findQueued(browser, number))?.id ?? "";
  await inOffice(browser, id, "claim");
  return { id, number, browser, email };
}

const withdrawals = {
  "is disabled": (email: string) =>
    sql`update staff set disabled_at = now() where email = ${email}`,
  "loses the role": (email: string) =>
    sql`delete from staff_role where staff_id in (select id from staff where email = ${email})`,
};
const all = Object.keys(withdrawals) as (keyof typeof withdrawals)[];

test.each(all)("a case is free for others at once if its moderator %s", async (how) => {
  const { id, number, email } = await aClaimedCase();
  const { browser: other } = await aStaffMember(app, { roles: [["vonk", "admin"]] });
  expect(await findQueued(other, number)).toMatchObject({ state: "taken" });
  await withdrawals[how](email).execute(app.db);
  expect(await findQueued(other, number)).toMatchObject({ state: "waiting", claimed_by: null });
  expect((await inOffice(other, id, "claim")).statusCode).toBe(204);
  expect((await inOffice(other, id, "decide", { measure: "none" })).statusCode).toBe(204);
});

test.each(all)("a decision that waits while its moderator %s is rejected", async (how) => {
  const { id, browser, email } = await aClaimedCase();
  const { decided } = await app.db.transaction().execute(async (tx) => {
    await sql`select from staff where email = ${email} for update`.execute(tx);
    await withdrawals[how](email).execute(tx);
    const deciding = inOffice(browser, id, "decide", { measure: "none" });
    await Promise.race([deciding, untilWaiting(app.db, 1)]);
    return { decided: deciding };
  });
  expect((await decided).json().error).toBe("role_required");
  const { rows } = await sql`select from case_decision where case_id = ${id}`.execute(app.db);
  expect(rows).toEqual([]);
});
