import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { workers } from "#server/roles/jobs/job-table.ts";
import { rateLimits } from "#server/roles/web/rate-limits.ts";
import { formatNumber } from "./format-number.ts";
import { readNumbers } from "./read-numbers.ts";

const introduction = `# Numbers

Printed from the sources by \`node tools/start.mjs tools/print-numbers.ts\`; a unit test compares the two. A noun's periods and limits
are in its \`rules.ts\`, or in the contract's \`limits.ts\` if a schema or the browser needs them too. What an owner chooses (prices,
log-in tries, the lowest age …) is site data (\`server/domains/sites/site-data/\`); what the operator of the server chooses is a setting
(\`server/config/\`). What only one screen needs is in the last table.
`;

type Row = readonly string[];

/** docs/numbers.md: each noun's periods and limits, limits on calls, times of jobs and of pages. */
export function printNumbers(root: URL): string {
  const list = (pattern: string) =>
    globSync(pattern, { cwd: fileURLToPath(root) })
      .map((file) => file.replaceAll(path.sep, "/"))
      .filter((file) => !/\.test\.tsx?$|\/safety\//.test(file))
      .toSorted();
  const readRows = (files: readonly string[]) =>
    files.flatMap((file) =>
      readNumbers(fileURLToPath(new URL(file, root)))
        .filter(({ doc }) => doc !== "")
        .map(({ name, value, doc }) => [`\`${name}\``, formatNumber(name, value), doc, file]),
    );
  const homes = list("{contract/**/{limits,constants},server/domains/**/{rules,*-rules}}.ts");
  const nouns = [...Map.groupBy(homes, nounOf)].toSorted(([one], [two]) => one.localeCompare(two));
  return [
    introduction,
    ...nouns.map(([noun, files]) => printTable(noun, readRows(files))),
    printTable("Calls", listRateLimits(root), ["call", "limit", "why", "file"]),
    printTable("Jobs", listJobs(), ["job", "when, in UTC"]),
    printTable("Pages", readRows(list("{ui,web}/**/*.{ts,tsx}")).filter(isForReaders)),
  ].join("\n");
}

const nounOf = (file: string) => file.split("/")[file.startsWith("contract/") ? 1 : 2] ?? "";

/** The reason is the comment above a limit. */
function listRateLimits(root: URL): Row[] {
  const file = "server/roles/web/rate-limits.ts";
  const source = readFileSync(new URL(file, root), "utf8");
  return Object.entries(rateLimits).map(([name, limits]) => {
    const [, why = ""] = new RegExp(String.raw`// (.*)\n {2}${name}: \[`).exec(source) ?? [];
    const each = limits.map(({ times, windowMs }) => formatNumber(name, { times, windowMs }));
    return [`\`${name}\``, each.join(", "), why, file];
  });
}

/** A name of one word, or in pixels, only concerns how one screen is drawn. */
const isForReaders = ([name = ""]: Row) => name.includes("_") && !name.includes("_PX");

function listJobs(): Row[] {
  return workers
    .flatMap(({ job, at }) => (at === null ? [] : [[job, `\`${at}\``]]))
    .toSorted(([one = ""], [two = ""]) => one.localeCompare(two));
}

function printTable(
  heading: string,
  rows: readonly Row[],
  columns: Row = ["name", "value", "what it decides", "file"],
): string {
  if (rows.length === 0) return "";
  const lines = [columns, columns.map(() => "---"), ...rows].map(
    (cells) => `| ${cells.join(" | ")} |`,
  );
  return `## ${heading}\n\n${lines.join("\n")}\n`;
}
