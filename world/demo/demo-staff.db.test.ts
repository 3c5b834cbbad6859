import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import { OFFICE_HOST } from "#tests/world/a-staff-member.ts";
import { createTotpCode } from "#server/domains/staff/one-time-codes.ts";
import { DEMO_PASSWORD } from "./demo-logins.ts";
import { demoSecretOf, demoStaff, seedStaff } from "./demo-staff.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const app = testApp();

test("the people of the demo's office can sign in, and a second start adds nobody", async () => {
  const { office } = app.context.config;
  if (!office) throw new Error("the demo has no office");
  await seedStaff(app.db, office, app.clock.now());
  await seedStaff(app.db, office, app.clock.now());
  for (const login of demoStaff) {
    const browser = app.visitor(OFFICE_HOST);
    const { email, role } = login;
    const code = createTotpCode(demoSecretOf(login), app.clock.now());
    await browser.post("/api/office/session", { email, password: DEMO_PASSWORD, code });
    const { staff } = (await browser.get("/api/office/session")).json();
    expect(staff.roles).toMatchObject([{ role }, { role }, { role }]);
  }
});

const runDemoCode = (MODE: string, ...args: string[]) =>
  spawnSync(process.execPath, ["tools/demo-code.ts", ...args], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, MODE },
  });

test("npm run demo:code prints the codes of the demo alone", () => {
  expect(runDemoCode("demo", "nadia@office.example").stdout).toMatch(
    /^\d{6} {2}nadia@office\.example \(moderator\)\n$/,
  );
  const inProduction = runDemoCode("production");
  expect([inProduction.status, inProduction.stdout]).toEqual([1, ""]);
  expect(inProduction.stderr).toContain("MODE=production has no demo");
  expect(runDemoCode("demo", "eva@office.example").stderr).toContain("is no log-in");
});
