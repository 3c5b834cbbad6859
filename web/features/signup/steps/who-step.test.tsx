import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { orientationTexts } from "#contract/catalogue/attributes.ts";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { pageRenderer } from "#web/entry-server.tsx";
import { noAnswers } from "#web/features/signup/answers.ts";
import { readPage } from "#tests/browser/open-page.ts";
import { WhoStep } from "./who-step.tsx";

const nothing = () => undefined;
const render = pageRenderer({
  step: {
    path: "/step",
    layout: "empty",
    areas: ["signup", "attributes"],
    page: () =>
      Promise.resolve({
        Page: () => (
          <WhoStep
            answers={noAnswers}
            password=""
            change={nothing}
            typePassword={nothing}
            wrong={nothing}
            taken={false}
          />
        ),
      }),
  },
});

function sentenceIn(locale: Locale): string {
  const file = new URL(`../../../../languages/${locale}/signup.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { who: { why: string } }).who.why;
}

test("step 0 explains that gender and the gender sought can reveal orientation, with a link to privacy", async () => {
  const text = await readPage("/step", { render });
  expect(text).toContain("samen kunnen ze iets over je geaardheid zeggen");
  expect(text).toMatch(/<a[^>]*href="\/pages\/privacy"[^>]*>zo gaan we daarmee om/);
});

test("step 0 offers to seek women, men, or both", async () => {
  const text = await readPage("/step", { render });
  expect(text.match(/name="seeks" value="\w+"/g)).toEqual(
    ["female", "male", "both"].map((value) => `name="seeks" value="${value}"`),
  );
  expect(text).toContain("Vrouwen en mannen");
});

test.each(locales)("in %s the sentence links to privacy and is one sentence", (locale) => {
  expect(sentenceIn(locale)).toMatch(/^[^.?!]+\(<privacy>[^.]+<\/privacy>\)\.$/);
});

test("the sentence in all seven languages matches the newest version", () => {
  const sentences = locales.map(sentenceIn).join("\n");
  const hashes: Record<(typeof orientationTexts)[number], string> = {
    "2026-11-22": "8c1f9ab30bdf5b617943a2626787ce5dbfc57d749e2e98820d72349951884516",
  };
  expect(createHash("sha256").update(sentences).digest("hex")).toBe(hashes[orientationTexts[0]]);
});
