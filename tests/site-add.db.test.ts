import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createEmptyDatabase } from "./empty-database.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const demoFile = path.join(root, "world/demo/sites/second-spring.json");

/** Runs the command in a folder with the owner's file. */
function addSite(document: string, databaseUrl: string) {
  const dir = mkdtempSync(path.join(tmpdir(), "vonk-site-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(path.join(dir, "my-site.json"), document);
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["tools/site-add.ts", "my-site.json"],
    {
      cwd: root,
      encoding: "utf8",
      env: { PATH, HOME, INIT_CWD: dir, MODE: "production", DATABASE_URL: databaseUrl },
    },
  );
  return { status, stdout, stderr };
}

test("npm run site:add prepares an empty database, adds a site and updates it", async () => {
  const databaseUrl = await createEmptyDatabase();
  const file = readFileSync(demoFile, "utf8");
  const hosts = "It answers on second.localhost.\n";
  expect(addSite(file, databaseUrl)).toEqual({
    status: 0,
    stdout: `Second Spring was added; a running program serves it within 10 seconds. ${hosts}`,
    stderr: "",
  });
  expect(addSite(file, databaseUrl).stdout).toMatch(/^Second Spring was not changed/);
  const renamed = file.replace('"name": "Second Spring"', '"name": "Late Summer"');
  expect(addSite(renamed, databaseUrl).stdout).toMatch(/^Late Summer was updated/);

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query(
    "select data ->> 'name' as name, (select count(*)::int from profile) as people from site",
  );
  expect(rows).toEqual([{ name: "Late Summer", people: 0 }]);
});

test("npm run site:add prints every problem and touches no database", () => {
  const document = JSON.parse(readFileSync(demoFile, "utf8"));
  document.data.signups = "open";
  delete document.data.texts.home_lead.de;
  expect(addSite(JSON.stringify(document), "postgres://nobody@127.0.0.1:1/none")).toEqual({
    status: 1,
    stdout: "",
    stderr: [
      "my-site.json was not added, it has 2 problems:",
      '  signups is "open"; it can be "all", "with_trafficsource", "closed"',
      "  texts.home_lead: the text in German (de) is missing\n",
    ].join("\n"),
  });
});

test("npm run site:add reports where a file is not JSON", () => {
  const { status, stderr } = addSite("{ name }", "postgres://nobody@127.0.0.1:1/none");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^my-site\.json is not JSON: .*position 2/);
});
