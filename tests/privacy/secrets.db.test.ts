import { expect, test } from "vitest";
import { findTables } from "./find-tables.ts";
import { testApp } from "#tests/test-app.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";

const app = testApp();

test("no table contains a password or the secret of a cookie", async () => {
  const { email } = await aMember(app.db);
  const browser = app.visitor();
  await browser.post("/api/user.php", { email, password: PASSWORD });
  const secrets = [...browser.cookies.values()].filter((value) => value.length >= 32);
  expect(secrets).not.toEqual([]);
  for (const secret of [...secrets, PASSWORD]) expect(await findTables(app.db, secret)).toEqual([]);
});
