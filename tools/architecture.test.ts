import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = readFileSync(`${root}ARCHITECTURE.md`, "utf8");
const files = globSync(
  "{*,.*,{bench,contract,docs,e2e,languages,office,sandbox,server,tests,tools,ui,web,world}/**}",
  {
    cwd: root,
    withFileTypes: true,
  },
)
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

/** Everything in backticks that is a path: it has a slash or the ending of a file. */
const named = /`((?!\/)[\w./<>*-]*(?:\/|\.(?:ts|tsx|js|sql|json|css|txt|md))[\w./<>*-]*)`/g;
const linked = /\]\(([^)#]+)\)/g;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/** Whether there is a file or folder of this name. A part in `<>` or a `*` matches any. */
function exists(name: string, below: string): boolean {
  const pattern = name.replaceAll(".", String.raw`\.`).replaceAll(/<[a-z]+>|\*/g, "[^/]+");
  const at = new RegExp(`^${below}${pattern}${name.endsWith("/") ? "" : "$"}`);
  return files.some((file) => at.test(file));
}

/**
 * The paths of a line that do not exist. In a noun's row they are below its folders; elsewhere the end of
 * a path is enough. A line can shorten what is in a folder that it has named before.
 */
function listMissing(line: string): string[] {
  const nouns = sectionOf("Nouns").includes(line)
    ? matches(line.split("|")[1] ?? "", /`([\w-]+)`/g)
    : [];
  const places = new Set(["", ...(nouns.length > 0 ? [] : ["(?:.*/)?"])]);
  for (const domain of ["server/domains/", "web/features/"])
    for (const noun of nouns) places.add(domain).add(`${domain}${noun}/`);
  return matches(line, named).filter((name) => {
    const found = [...places].filter((place) => exists(name, place));
    const folder = /^.*\//.exec(name)?.[0] ?? "";
    for (const place of found) places.add(place + folder);
    return found.length === 0;
  });
}

const sectionOf = (heading: string) => source.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";

test("every path in ARCHITECTURE.md exists", () => {
  expect(matches(source, named).length).toBeGreaterThan(200);
  expect(source.split("\n").flatMap(listMissing)).toEqual([]);
  expect(matches(source, linked).filter((file) => !files.includes(file))).toEqual([]);
});

/** The names in the first column of a section's table. */
const firstColumn = (heading: string): string[] =>
  sectionOf(heading)
    .split("\n")
    .flatMap((line) => matches(line.split("|")[1] ?? "", /`([\w-]+)`/g));

test.each(["server/domains", "web/features"])(
  "ARCHITECTURE.md names every folder of %s",
  (folder) => {
    const nouns = files.flatMap((file) =>
      file.startsWith(`${folder}/`) ? file.split("/").slice(2, -1).slice(0, 1) : [],
    );
    expect([...new Set(nouns)].filter((noun) => !firstColumn("Nouns").includes(noun))).toEqual([]);
    expect(nouns.length).toBeGreaterThan(100);
  },
);

test("ARCHITECTURE.md names every area of texts, and no other", () => {
  const areas = files
    .filter((file) => file.startsWith("languages/nl/"))
    .map((file) => path.basename(file, ".json"));
  expect(firstColumn("Texts").toSorted()).toEqual(areas.toSorted());
});

test("each decision has a number of its own, which begins its title", () => {
  const decisions = files.filter((file) => file.startsWith("docs/decisions/"));
  const numbers = decisions.map((file) => path.basename(file).slice(0, 4));
  expect(decisions.length).toBeGreaterThan(30);
  expect(numbers.length).toBe(new Set(numbers).size);
  const titles = decisions.map((file) => readFileSync(root + file, "utf8").slice(0, 7));
  expect(titles).toEqual(numbers.map((number) => `# ${number} `));
});
