import { writeFileSync } from "node:fs";
import { printNumbers } from "./numbers/print-numbers.ts";

/** Writes docs/numbers.md, the table of all periods and limits, from the sources. */
const root = new URL("../", import.meta.url);
writeFileSync(new URL("docs/numbers.md", root), printNumbers(root));
