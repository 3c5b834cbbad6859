import { expect, test } from "vitest";
import { checkText } from "./check-text.ts";

test.each([
  "Zoeken",
  "Foto’s van {name}…",
  "({count}) {title}",
  "{count, plural, one {# bericht} other {# berichten}}",
  "Lees de <a>voorwaarden</a>.",
  "{price, number, ::currency/EUR} op {day, date, ::yMMMd}",
  "© Vonk™ → verder!",
])("a correct text has no failure: %s", (text) => {
  expect(checkText("nl", text).failures).toEqual([]);
});

test.each([
  ["", "empty"],
  [" \n", "empty"],
  ["Foto's", "straight apostrophe ', write ’"],
  ["Even wachten...", "three dots ..., write …"],
  ["Hoera!!", "exclamation marks in a row"],
  ["Hourra ! !", "exclamation marks in a row"],
  ["Leuk 😀", "emoji 😀"],
  ["Groet ❤", "emoji ❤"],
  ["Uit 🇳🇱", "emoji 🇳"],
  ["Dag {name", "invalid ICU: EXPECT_ARGUMENT_CLOSING_BRACE"],
  ["Dag {}", "invalid ICU: EMPTY_ARGUMENT"],
  ["Lees <a>dit", "invalid ICU: UNCLOSED_TAG"],
  ["Lees <a>dit</b>", "invalid ICU: UNMATCHED_CLOSING_TAG"],
  ["{n, plural, one {# jaar}}", "invalid ICU: MISSING_OTHER_CLAUSE"],
  ["{sex, select, female {zij}}", "invalid ICU: MISSING_OTHER_CLAUSE"],
  [
    "{n, plural, offset:1 one {# jaar} other {# jaar}}",
    "invalid ICU: Plural offsets are not supported",
  ],
  ["{n, number, percent}", 'n: the named format "percent", write a skeleton (::…)'],
  ["{day, date, long}", 'day: the named format "long", write a skeleton (::…)'],
  ["Eerst<br/>dan", "<br/> would be shown as it is, write <x></x>"],
  ["{n, plural, one {# jaar} other {# jaar}} of {n}", "n: used as number and as text"],
])("%j fails: %s", (text, failure) => {
  expect(checkText("nl", text).failures).toEqual([failure]);
});

test("a text with several faults reports each of them", () => {
  expect(checkText("nl", "Foto's... {")).toEqual({
    failures: [
      "straight apostrophe ', write ’",
      "three dots ..., write …",
      "invalid ICU: EXPECT_ARGUMENT_CLOSING_BRACE",
    ],
    inputs: null,
    words: "",
  });
});

test.each([
  ["pl", "one {#} other {#}", ['n: the plural has no "few"', 'n: the plural has no "many"']],
  ["pl", "one {#} few {#} many {#} other {#}", []],
  ["nl", "other {#}", ['n: the plural has no "one"']],
  ["nl", "=1 {#} other {#}", ['n: the plural has no "one"']],
  ["en", "one {#} few {#} other {#}", ['n: en never chooses the plural "few"']],
  ["fr", "one {#} other {#}", []],
  ["fr", "one {#} many {#} other {#}", []],
] as const)("a plural in %s with %s", (locale, options, failures) => {
  expect(checkText(locale, `{n, plural, ${options}}`).failures).toEqual(failures);
});

test("an ordinal uses the ordinal categories of its language", () => {
  const text = "{n, selectordinal, one {#st} other {#th}}";
  expect(checkText("en", text).failures).toEqual([
    'n: the plural has no "two"',
    'n: the plural has no "few"',
  ]);
  expect(checkText("de", "{n, selectordinal, other {#.}}").failures).toEqual([]);
});

test("plurals inside tags and options are checked too", () => {
  const inner = "{n, plural, other {#}}";
  for (const text of [`<b>${inner}</b>`, `{sex, select, female {${inner}} other {x}}`]) {
    expect(checkText("nl", text).failures).toEqual(['n: the plural has no "one"']);
  }
});

test("the inputs list every name once with its kind, wherever it occurs", () => {
  const text =
    "{sex, select, other {hen} female {<b>{name}</b> {name}}} {day, date, ::yMMM} {at, time, ::Hm} " +
    "{n, plural, =0 {} one {# {price, number}} other {#}} {rank, selectordinal, other {#e}}";
  expect(checkText("de", text).inputs).toEqual([
    "at: time",
    "b: tag",
    "day: date",
    "n: plural =0",
    "name: text",
    "price: number",
    "rank: ordinal",
    "sex: select female|other",
  ]);
});

test("the words are the text without its arguments", () => {
  expect(checkText("nl", "Dag {name}, <b>welkom</b>").words).toBe("Dag , welkom");
});
