import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { drainQueue } from "#tests/drain-queue.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";

const app = testApp();
const login = "/api/user.php";

test("a device that has logged in before keeps five attempts while others block the account", async () => {
  const member = await aMember(app.db);
  app.clock.advance(60 * 60_000);
  const [own, stranger] = [app.visitor(), app.visitor()];
  const attempt = (visitor: Visitor, password: string) =>
    visitor.post(login, { email: member.email, password });
  await attempt(own, PASSWORD);
  await own.get("/api/logout.php");
  for (let n = 0; n < 5; n += 1) await attempt(stranger, "fout");
  expect((await attempt(stranger, PASSWORD)).json().error).toBe("account_blocked");
  expect((await attempt(own, PASSWORD)).statusCode).toBe(200);
  // Logging in on the known device unblocks no other device.
  expect((await attempt(stranger, PASSWORD)).json().error).toBe("account_blocked");
  const errors = [];
  for (const password of ["fout", "fout", "fout", "fout", "fout", PASSWORD]) {
    errors.push((await attempt(own, password)).json().error);
  }
  expect(errors).toEqual([...Array<string>(5).fill("login_failed"), "account_blocked"]);
});

test("a device is known to the account that logged in on it, and to no other", async () => {
  const [member, other] = [await aMember(app.db), await aMember(app.db)];
  app.clock.advance(60 * 60_000);
  const device = app.visitor();
  await device.post(login, { email: other.email, password: PASSWORD });
  for (let n = 0; n < 5; n += 1) {
    await app.visitor().post(login, { email: member.email, password: "fout" });
  }
  const answer = await device.post(login, { email: member.email, password: PASSWORD });
  expect(answer.json().error).toBe("account_blocked");
});

test("two members who share a browser both keep it as a known device", async () => {
  const members = [await aMember(app.db), await aMember(app.db)];
  app.clock.advance(60 * 60_000);
  const shared = app.visitor();
  for (const { email } of members) await shared.post(login, { email, password: PASSWORD });
  for (const { email } of members) {
    for (let n = 0; n < 5; n += 1) await app.visitor().post(login, { email, password: "fout" });
    expect((await shared.post(login, { email, password: PASSWORD })).statusCode).toBe(200);
  }
});

test("a device cookie planted by a stranger is worthless after the log-in", async () => {
  const [member, stranger] = [await aMember(app.db), await aMember(app.db)];
  app.clock.advance(60 * 60_000);
  const [theirs, hers] = [app.visitor(), app.visitor()];
  await theirs.post(login, { email: stranger.email, password: PASSWORD });
  const planted = theirs.cookies.get("device") ?? "";
  hers.cookies.set("device", planted);
  await hers.post(login, { email: member.email, password: PASSWORD });
  expect(hers.cookies.get("device")).not.toBe(planted);
  for (let n = 0; n < 6; n += 1) {
    await app.visitor().post(login, { email: member.email, password: "fout" });
  }
  theirs.cookies.set("device", planted);
  const answer = await theirs.post(login, { email: member.email, password: "fout" });
  expect(answer.json().error).toBe("account_blocked");
});

test("a device's secret is stored hashed and deleted a year after its last log-in", async () => {
  const member = await aMember(app.db);
  const device = app.visitor();
  const answer = await device.post(login, { email: member.email, password: PASSWORD });
  const cookie = answer.cookies.find(({ name }) => name === "device");
  expect(cookie).toMatchObject({ maxAge: 365 * 86_400, httpOnly: true, sameSite: "Lax" });
  const stored = async () => {
    await sql`select from graphile_worker.add_job('accounts.purge_devices')`.execute(app.db);
    await drainQueue(app.context);
    const { rows } = await sql<{ token_hash: Buffer }>`select token_hash from known_device
      where account_id = ${member.id}`.execute(app.db);
    return rows.map(({ token_hash }) => token_hash);
  };
  const hash = createHash("sha256")
    .update(cookie?.value ?? "")
    .digest();
  expect(await stored()).toEqual([hash]);
  app.clock.advance(365 * 86_400_000);
  expect(await stored()).toEqual([hash]);
  app.clock.advance(1_000);
  expect(await stored()).toEqual([]);
});
