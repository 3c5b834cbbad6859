import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import { buildHonestLine, hasHonestLine } from "./honest-line.ts";

test.each(locales)(
  "the honest line begins with no and says that the profile is fictional: %s",
  (locale) => {
    const line = buildHonestLine(locale, "Wilma");
    expect(line).toMatch(/^(Nee|No|Nein|Non|Nie)[:,] Wilma/);
    expect(line).toMatch(/fi(?:ct|kt|kc|tt)/i);
  },
);

const line = buildHonestLine("nl", "Wilma");

test.each([
  ["the line alone", line, true],
  ["the line between other sentences", `Dag Gerrit. ${line} Hoe gaat het?`, true],
  ["the line with line breaks", line.replaceAll(" ", "\n"), true],
  ["the line of another profile", buildHonestLine("nl", "Marlene"), false],
  ["the line in another language", buildHonestLine("de", "Wilma"), false],
  ["a line that lacks its end", line.slice(0, -12), false],
  ["its opposite", line.replace("Nee", "Ja"), false],
  ["an evasion", "Wat denk je zelf?", false],
])("%s", (_, text, isHonest) => {
  expect(hasHonestLine(text, line)).toBe(isHonest);
});
