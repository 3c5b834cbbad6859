import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { findKeyOrderDifferences, checkLanguages } from "./check-languages.ts";
import type { Areas, Languages } from "./read-languages.ts";

type Files = Readonly<Record<string, unknown>>;

/** The same files in every language, except those given. */
function languagesWith(files: Files, other: Partial<Record<Locale, Files>> = {}): Languages {
  const areas = locales.map((locale): [Locale, Areas] => [
    locale,
    new Map(Object.entries(other[locale] ?? files)),
  ]);
  return Object.fromEntries(areas) as Record<Locale, Areas>;
}

const shell = { title: "Vonk", nav: { search: "Zoeken", me: "Ik" } };

test("files with the same keys and arguments have no failure", () => {
  const pl = { shell: { title: "Vonk", nav: { search: "Szukaj", me: "Ja" } } };
  expect(checkLanguages(languagesWith({ shell }, { pl }))).toEqual([]);
});

test("a file that only nl or only another language has fails", () => {
  const languages = languagesWith({ shell }, { fr: { home: shell } });
  expect(checkLanguages(languages).slice(0, 2)).toEqual([
    "fr/shell.json: the file is missing",
    "fr/home.json: nl has no such file",
  ]);
});

test("missing and surplus keys fail with their full path", () => {
  const de = { shell: { title: "Vonk", nav: { search: "Suchen", you: "Sie" } } };
  expect(checkLanguages(languagesWith({ shell }, { de }))).toEqual([
    "de/shell.json: nav.me: missing",
    "de/shell.json: nav.you: nl has no such key",
  ]);
});

test("a text in place of a group fails in both languages", () => {
  const de = { shell: { title: "Vonk", nav: "Suchen" } };
  expect(checkLanguages(languagesWith({ shell }, { de }))).toEqual([
    "de/shell.json: nav.search: missing",
    "de/shell.json: nav.me: missing",
    "de/shell.json: nav: nl has no such key",
  ]);
});

test.each([[null], [3], [["a", "b"]]])("a leaf that is not a text fails: %j", (leaf) => {
  const it = { shell: { title: leaf, nav: shell.nav } };
  expect(checkLanguages(languagesWith({ shell }, { it }))).toEqual([
    `it/shell.json: title: no text but ${JSON.stringify(leaf)}`,
  ]);
});

test.each([
  ["de", "Das sehen nur du und wir.", "du"],
  ["fr", "Quelqu’un t’écrit.", "t"],
  ["es", "Queda entre tú y nosotros.", "tú"],
  ["it", "Resta tra te e noi.", "te"],
  ["pl", "Polubienie Twojego profilu.", "Twojego"],
  ["pl", "Kilka Twoich słów.", "Twoich"],
] as const)("%s does not address the reader as a friend: %s", (locale, text, word) => {
  const nl = { shell: { seen: "Dit zie alleen jij." } };
  expect(checkLanguages(languagesWith(nl, { [locale]: { shell: { seen: text } } }))).toContain(
    `${locale}/shell.json: seen: addresses the reader as a friend: ${word}`,
  );
});

test("an opening line is for another member, who may be addressed as a friend", () => {
  const nl = { "chat-dialogs": { openings: { text: "Waar was je vandaag?" } } };
  const de = { "chat-dialogs": { openings: { text: "Wo warst du heute?" } } };
  expect(
    checkLanguages(languagesWith(nl, { de })).filter((line) => line.startsWith("de/")),
  ).toEqual([]);
});

test("a fault within a text is found in every language, including nl", () => {
  const failures = checkLanguages(languagesWith({ shell: { wait: "Wacht..." } }));
  expect(failures).toHaveLength(locales.length);
  expect(failures[0]).toBe("nl/shell.json: wait: three dots ..., write …");
});

const plural = "{count, plural, one {# jaar} other {# jaar}}";
test.each([
  ["Dag {name}", "Hello", "takes nothing, nl takes (name: text)"],
  ["Dag", "Hello {name}", "takes (name: text), nl takes nothing"],
  ["Dag {name}", "Hello {nickname}", "takes (nickname: text), nl takes (name: text)"],
  [plural, "{count} years", "takes (count: text), nl takes (count: plural)"],
  [plural, "{count, number} years", "takes (count: number), nl takes (count: plural)"],
  ["Lees <a>dit</a>", "Read <b>this</b>", "takes (b: tag), nl takes (a: tag)"],
  ["Lees <a>dit</a>", "Read this", "takes nothing, nl takes (a: tag)"],
  [
    "{n, plural, =0 {geen} one {#} other {#}}",
    "{n, plural, one {#} other {#}}",
    "takes (n: plural), nl takes (n: plural =0)",
  ],
  [
    "{sex, select, female {zij} other {hij}}",
    "{sex, select, woman {she} other {he}}",
    "takes (sex: select other|woman), nl takes (sex: select female|other)",
  ],
])("%j in nl and %j in en: %s", (nl, en, failure) => {
  const languages = languagesWith({ shell: { text: nl } }, { en: { shell: { text: en } } });
  expect(checkLanguages(languages).filter((line) => line.startsWith("en/"))).toEqual([
    `en/shell.json: text: ${failure}`,
  ]);
});

test("an argument may move and occur more often than in nl", () => {
  const languages = languagesWith(
    { shell: { text: "{name} en {other}" } },
    { en: { shell: { text: "{other} and {name}, {name}" } } },
  );
  expect(checkLanguages(languages)).toEqual([]);
});

test("a sentence identical to the Dutch one counts as untranslated", () => {
  const text = "Hier staan geen fictieve profielen.";
  const failures = checkLanguages(languagesWith({ shell: { text } }));
  expect(failures).toHaveLength(locales.length - 1);
  expect(failures[0]).toBe("en/shell.json: text: the same words as nl, not translated");
});

test.each(["Account", "Vonk tot tien uur", "Onafgebrokenlangwoordzonderspatie"])(
  "a name or a short phrase may be identical: %s",
  (text) => {
    expect(checkLanguages(languagesWith({ shell: { text } }))).toEqual([]);
  },
);

test("a text that consists of arguments may be identical", () => {
  const text = "{company}, {address}, {city}, {country}";
  expect(checkLanguages(languagesWith({ shell: { text } }))).toEqual([]);
});

test("a different key order fails at the first key that differs", () => {
  const es = { shell: { nav: { me: "Yo", search: "Buscar" }, title: "Vonk" } };
  const languages = languagesWith({ shell }, { es });
  expect(checkLanguages(languages)).toEqual([]);
  expect(findKeyOrderDifferences(languages)).toEqual([
    "es/shell.json: another order than nl, from title on",
  ]);
});

test("a missing or surplus key is not reported as a different order", () => {
  const es = { shell: { extra: "x", nav: { search: "Buscar", me: "Yo" } } };
  expect(findKeyOrderDifferences(languagesWith({ shell }, { es }))).toEqual([]);
});
