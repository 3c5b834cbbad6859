import { sql } from "kysely";
import { expect, test } from "vitest";
import type { OperatorFigures } from "#contract/office/supervision.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { outcome } from "#tests/outcome.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { actDuringReply } from "#tests/world/operators/pause-replies.ts";
import { claim, findQueued, reply } from "#tests/world/operators/in-office.ts";
import { writeToFictional } from "#tests/world/operators/write-to-fictional.ts";
import { untilWaiting } from "#tests/database/until-waiting.ts";

const app = testApp();

/** An operator of two sites with her id. */
async function anOperator() {
  const { email, browser } = await aStaffMember(app, {
    roles: [
      ["vonk", "operator"],
      ["second-spring", "operator"],
    ],
  });
  const { rows } = await sql<{ id: string }>`
    select id from staff where email = ${email}`.execute(app.db);
  return { id: rows[0]?.id ?? "", browser };
}

const anAdmin = async () =>
  (
    await aStaffMember(app, {
      roles: [
        ["vonk", "admin"],
        ["second-spring", "admin"],
      ],
    })
  ).browser;

type Withdrawal = "is disabled" | "loses the role";
const withdrawals: readonly Withdrawal[] = ["is disabled", "loses the role"];

/** As an admin does it in the office. */
const withdraw = (admin: Visitor, id: string, how: Withdrawal) =>
  how === "is disabled"
    ? admin.post(`/api/office/staff/${id}/disable`, {})
    : admin.put(`/api/office/staff/${id}/roles`, {
        roles: [{ site: "second-spring", role: "operator" }],
      });

/** The same within a transaction of the test, which ends it when it likes. */
async function withdrawIn(tx: Tx, id: string, how: Withdrawal) {
  await sql`select from staff where id = ${id} for update`.execute(tx);
  await (
    how === "is disabled"
      ? sql`update staff set disabled_at = now() where id = ${id}`
      : sql`delete from staff_role where staff_id = ${id} and site_id = 'vonk'`
  ).execute(tx);
}

async function figuresOf(admin: Visitor, id: string) {
  const { operators } = (await admin.get("/api/office/operators")).json();
  return (operators as OperatorFigures[]).find((one) => one.id === id);
}

test.each(withdrawals)(
  "what an operator has claimed is free for others at once if she %s",
  async (how) => {
    await sql`update fictional_conversation set waiting_since = null`.execute(app.db);
    const { conversation: first, write } = await writeToFictional(app);
    const { conversation: second } = await writeToFictional(app);
    const [operator, admin] = [await anOperator(), await anAdmin()];
    const other = await anOperator();
    await claim(operator.browser, first);
    await reply(operator.browser, first);
    app.clock.advance(60_000);
    await write("Hoe is het?");
    for (const id of [first, second]) await claim(operator.browser, id);
    expect(await figuresOf(admin, operator.id)).toMatchObject({ open: 2, replies: 1 });

    expect((await withdraw(admin, operator.id, how)).statusCode).toBeLessThan(300);
    expect(await findQueued(other.browser, first)).toMatchObject({
      state: "waiting",
      claimed_by: null,
    });
    const figures = await figuresOf(admin, operator.id);
    expect(figures).toMatchObject({ open: 0, replies: 1, complaints: 0 });
    const gone = await operator.browser.get(`/api/office/conversations/${first}`);
    expect(gone.statusCode).toBeGreaterThanOrEqual(401);
    const next = await other.browser.post("/api/office/conversations/next", {});
    expect(next.json()).toEqual({ id: second });
    expect(outcome(await claim(other.browser, first))).toBe(204);
    expect(outcome(await reply(other.browser, first))).toBe(200);
  },
);

test.each(withdrawals)("a reply that waits while the operator %s is not sent", async (how) => {
  const { conversation: id, browser: his } = await writeToFictional(app);
  const operator = await anOperator();
  await claim(operator.browser, id);
  const { sent } = await app.db.transaction().execute(async (tx) => {
    await withdrawIn(tx, operator.id, how);
    const replying = reply(operator.browser, id);
    await Promise.race([replying, untilWaiting(app.db, 1)]);
    // In an object, because a promise alone would be awaited here.
    return { sent: replying };
  });
  expect(outcome(await sent)).toBe("role_required");
  expect((await his.get(`/api/chats/${id}`)).json().messages).toHaveLength(1);
});

test.each(withdrawals)("no operator %s between the check and a reply", async (how) => {
  const { conversation: id } = await writeToFictional(app);
  const [operator, admin] = [await anOperator(), await anAdmin()];
  await claim(operator.browser, id);
  const done = await actDuringReply(app.db, {
    reply: () => reply(operator.browser, id),
    act: () => withdraw(admin, operator.id, how),
    look: async () => {
      const { rows } = await sql<{ may: boolean }>`
        select exists (select from staff s join staff_role r on r.staff_id = s.id
          where s.id = ${operator.id} and s.disabled_at is null and r.site_id = 'vonk') as may`.execute(
        app.db,
      );
      return rows[0]?.may;
    },
  });
  expect([outcome(done.reply), done.seen]).toEqual([200, true]);
  expect(outcome(done.act)).toBe(204);
});
