import { Drama, Heart } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { interests } from "#contract/catalogue/interests.ts";
import { locales } from "#contract/shared/languages.ts";
import de from "#languages/de/interests.json" with { type: "json" };
import en from "#languages/en/interests.json" with { type: "json" };
import es from "#languages/es/interests.json" with { type: "json" };
import fr from "#languages/fr/interests.json" with { type: "json" };
import it from "#languages/it/interests.json" with { type: "json" };
import nl from "#languages/nl/interests.json" with { type: "json" };
import pl from "#languages/pl/interests.json" with { type: "json" };
import { interestIcons } from "./interest-icons.ts";

const words = { nl, en, de, fr, it, es, pl };

test("there are 51 different interests", () => {
  expect(interests).toHaveLength(51);
  expect(new Set(interests).size).toBe(51);
});

test.each(interests)("%s has an icon that is not empty", (interest) => {
  const drawn = renderToStaticMarkup(createElement(interestIcons[interest]));
  expect(drawn).toMatch(/^<svg .*<(path|circle|rect|line|ellipse)/);
});

test("no two interests share an icon, and none uses the fictional mark or the heart", () => {
  const icons = Object.values(interestIcons);
  expect(new Set(icons).size).toBe(interests.length);
  expect(icons).not.toContain(Drama);
  expect(icons).not.toContain(Heart);
});

test.each(locales)("%s has a different name for every interest, in the same order", (locale) => {
  expect(Object.keys(words[locale])).toEqual([...interests]);
  const all = Object.values(words[locale]);
  expect(all.filter((word) => word.trim() === "")).toEqual([]);
  expect(new Set(all).size).toBe(interests.length);
});
