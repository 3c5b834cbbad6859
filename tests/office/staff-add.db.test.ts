import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { saveSite } from "#server/domains/sites/save-site.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { testDatabase } from "#tests/test-database.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const database = testDatabase();
let databaseUrl = "";

beforeAll(async () => {
  for (const site of demoSites) await saveSite(database.db, site);
  databaseUrl = database.handle.pool.options.connectionString ?? "";
});

function addStaff(...args: string[]) {
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    MODE: "production",
    DATABASE_URL: databaseUrl,
    OFFICE_HOST: "office.example.com",
    OFFICE_KEY: randomBytes(32).toString("base64"),
  };
  return spawnSync(process.execPath, ["tools/staff-add.ts", ...args], {
    cwd: root,
    encoding: "utf8",
    env,
  });
}

async function listRoles(email: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query(
    `select site_id || ':' || role as role from staff_role r join staff s on s.id = r.staff_id
     where s.email = $1 order by 1`,
    [email],
  );
  return rows.map(({ role }) => role);
}

test("npm run staff:add adds a person, and roles to a person it knows", async () => {
  const added = addStaff("Nadia Jansen", "Nadia@example.com", "vonk:moderator");
  expect(added.stderr).toBe("");
  expect(added.stdout).toMatch(
    /^Nadia Jansen can choose .*\n\n {2}https:\/\/office\.example\.com\/welcome#[\w-]{43}\n/,
  );
  addStaff("Nadia Jansen", "nadia@example.com", "vonk:moderator", "second-spring:admin");
  expect(await listRoles("nadia@example.com")).toEqual(["second-spring:admin", "vonk:moderator"]);
});

test("npm run staff:add says that a person is disabled", async () => {
  addStaff("Bram", "uit@example.com", "vonk:moderator");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("update staff set disabled_at = now() where email = 'uit@example.com'");
  expect(addStaff("Bram", "uit@example.com", "vonk:admin").stdout).toMatch(
    /^Bram is disabled and cannot sign in until an admin enables the account in the office\.\n\nBram can/,
  );
});

test.each([
  ["an unknown site", ["Bram", "bram@example.com", "nowhere:admin"], "There is no site nowhere"],
  ["an unknown role", ["Bram", "bram@example.com", "vonk:owner"], "The roles are moderator"],
  ["no e-mail address", ["Bram", "bram", "vonk:admin"], "Give a name, an e-mail address"],
])("npm run staff:add with %s explains what to write", async (_, args, problem) => {
  const { status, stderr } = addStaff(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(problem)]);
  expect(await listRoles(args[1] ?? "")).toEqual([]);
});
