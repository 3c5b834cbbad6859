import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { recordStatements } from "#tests/record-statements.ts";
import { testApp } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { aMember } from "#tests/world/a-member.ts";
import { postFromElsewhere } from "#tests/world/a-signup.ts";
import { withSite } from "#tests/world/with-site.ts";

const app = testApp();
const PATH = "/api/account/password-reset";
const request = (email: string) => postFromElsewhere(app.visitor(), PATH, { email });
const unknown = () => `${randomUUID()}@example.nl`;
const neutral = (run: () => Promise<void>) =>
  withSite(app, "vonk", { neutral_account_answers: true }, run);

async function subjectsTo(email: string): Promise<readonly string[]> {
  const { rows } = await sql<{ subject: string }>`select subject from mail
    where to_address = ${email}`.execute(app.db);
  return rows.map(({ subject }) => subject);
}

test("a site with neutral answers gives every address the same response, and only the mail reveals the account", async () => {
  await neutral(async () => {
    const known = (await aMember(app.db)).email;
    const free = unknown();
    const [one, other] = [await request(known), await request(free)];
    expect([one.statusCode, one.body]).toEqual([204, ""]);
    expect([other.statusCode, other.body]).toEqual([one.statusCode, one.body]);
    expect(Object.keys(other.headers)).toEqual(Object.keys(one.headers));
    await drainQueue(app.context);
    expect(await subjectsTo(known)).toEqual(["Kies een nieuw wachtwoord voor Vonk"]);
    expect(await subjectsTo(free)).toEqual(["Geen account bij Vonk met dit e-mailadres"]);
  });
});

test("a site with neutral answers runs the same statements for a known and an unknown address", async () => {
  await neutral(async () => {
    const { email } = await aMember(app.db);
    // Fill the caches with a first request.
    await request(unknown());
    const statements = recordStatements(app.context.database.pool);
    const statementsOf = async (address: string) => {
      statements.length = 0;
      expect((await request(address)).statusCode).toBe(204);
      return [...statements];
    };
    const free = await statementsOf(unknown());
    expect(free.filter((text) => text.startsWith("insert into"))).not.toEqual([]);
    expect(await statementsOf(email)).toEqual(free);
  });
});

test("with neutral answers the daily limit is the same for a known and an unknown address", async () => {
  await neutral(async () => {
    const { email } = await aMember(app.db);
    for (const address of [email, unknown()]) {
      const answers = [];
      for (let n = 0; n < 4; n += 1) answers.push((await request(address)).statusCode);
      expect(answers).toEqual([204, 204, 204, 429]);
    }
  });
});

test.each([false, true])(
  "with neutral answers %s an address can be looked up twenty times an hour, by all visitors together, whether or not it has an account",
  async (neutral_account_answers) => {
    await withSite(app, "vonk", { neutral_account_answers }, async () => {
      const { email } = await aMember(app.db);
      for (const address of [email, unknown()]) {
        for (let n = 0; n < 20; n += 1) await request(address);
        const answer = await request(` ${address.toUpperCase()}`);
        expect([answer.statusCode, answer.json().error]).toEqual([429, "too_many_requests"]);
      }
    });
  },
);

test("one visitor can look up sixty addresses an hour, whether or not they have an account", async () => {
  const { email } = await aMember(app.db);
  const visitor = app.visitor();
  const from = (address: string, remoteAddress: string) =>
    visitor.send({ method: "POST", url: PATH, payload: { email: address }, remoteAddress });
  const statuses = new Map<number, number>();
  for (let n = 0; n < 60; n += 1) {
    // The limit of calls is lower within five minutes.
    if (n % 20 === 19) app.clock.advance(12 * 60_000);
    const { statusCode } = await from(unknown(), "192.0.2.7");
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 422: 60 });
  for (const address of [email, unknown()]) {
    expect((await from(address, "192.0.2.7")).json().error).toBe("too_many_requests");
  }
  expect((await from(email, "192.0.2.8")).statusCode).toBe(204);
});
