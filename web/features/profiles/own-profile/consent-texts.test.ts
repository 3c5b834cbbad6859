import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { specialConsentTexts, specialFields } from "#contract/catalogue/attributes.ts";
import type { SpecialField } from "#contract/catalogue/attributes.ts";
import { locales } from "#contract/shared/languages.ts";

interface Texts {
  readonly consent: Readonly<Record<SpecialField, string>>;
}

test("the sentences of the consents in all seven languages match the newest version", () => {
  const sentences = locales.flatMap((locale) => {
    const file = new URL(`../../../../languages/${locale}/own-profile.json`, import.meta.url);
    const { consent } = JSON.parse(readFileSync(file, "utf8")) as Texts;
    return specialFields.map((field) => consent[field]);
  });
  const hashes: Record<(typeof specialConsentTexts)[number], string> = {
    "2026-11-22": "a0c0451122a0cef48bfad76630c6a8b753e1287a4793781f5c5c8c0912c1843d",
  };
  const hash = createHash("sha256").update(sentences.join("\n")).digest("hex");
  expect(hash).toBe(hashes[specialConsentTexts[0]]);
});
