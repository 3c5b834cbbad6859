import {
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import compile from "icu-minify/compile";
import type { Locale } from "#contract/shared/languages.ts";

interface TextReading {
  /** Problems of the text itself. */
  readonly failures: readonly string[];
  /**
   * The arguments that the code must pass, each with its kind: "name: text", "count: plural =0",
   * "sex: select female|other", "b: tag"; sorted. Null if the text cannot be parsed.
   */
  readonly inputs: readonly string[] | null;
  /** The words between the arguments. */
  readonly words: string;
}

/** Parses one ICU text and checks it against the rules of its language. */
export function checkText(locale: Locale, text: string): TextReading {
  const failures = checkSpelling(text);
  try {
    const nodes = listNodes(parse(text));
    // Throws on what the parser accepts but the browser's formatter does not: plural offsets.
    compile(text);
    const inputs = [...new Set(nodes.flatMap(describeInput))].toSorted();
    return {
      failures: [
        ...failures,
        ...nodes.flatMap((node) => checkNode(locale, node)),
        ...findConflictingKinds(inputs),
      ],
      inputs,
      words: nodes.map((node) => (isLiteralElement(node) ? node.value : "")).join(""),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { failures: [...failures, `invalid ICU: ${reason}`], inputs: null, words: "" };
  }
}

function checkSpelling(text: string): string[] {
  const failures: string[] = [];
  if (text.trim() === "") failures.push("empty");
  if (text.includes("'")) failures.push("straight apostrophe ', write ’");
  if (text.includes("...")) failures.push("three dots ..., write …");
  if (/!\s*!/.test(text)) failures.push("exclamation marks in a row");
  const emoji = /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u.exec(text);
  if (emoji) failures.push(`emoji ${emoji[0]}`);
  return failures;
}

/** Every node, including those inside tags and options. */
function listNodes(nodes: readonly MessageFormatElement[]): MessageFormatElement[] {
  return nodes.flatMap((node) => {
    if (isTagElement(node)) return [node, ...listNodes(node.children)];
    if (!isPluralElement(node) && !isSelectElement(node)) return [node];
    return [node, ...Object.values(node.options).flatMap((option) => listNodes(option.value))];
  });
}

function describeInput(node: MessageFormatElement): string[] {
  if (!("value" in node) || isLiteralElement(node)) return [];
  return [`${node.value}: ${describeKind(node)}`];
}

/** Options that only the caller knows are part of the kind: `=0`, and the options of a select. */
function describeKind(node: MessageFormatElement): string {
  if (isTagElement(node)) return "tag";
  if (isNumberElement(node)) return "number";
  if (isDateElement(node)) return "date";
  if (isTimeElement(node)) return "time";
  if (isSelectElement(node)) return `select ${Object.keys(node.options).toSorted().join("|")}`;
  if (!isPluralElement(node)) return "text";
  const exact = Object.keys(node.options).filter((option) => option.startsWith("="));
  return [node.pluralType === "ordinal" ? "ordinal" : "plural", ...exact.toSorted()].join(" ");
}

function checkNode(locale: Locale, node: MessageFormatElement): string[] {
  if (isPluralElement(node)) {
    return checkOptions(locale, node.value, node.pluralType ?? "cardinal", node.options);
  }
  const formatted = isNumberElement(node) || isDateElement(node) || isTimeElement(node);
  if (formatted && typeof node.style === "string") {
    // Named formats differ between the server's full formatter and the browser's small one.
    return [`${node.value}: the named format "${node.style}", write a skeleton (::…)`];
  }
  // The parser treats <br/> as text, so readers would see it.
  const closed = isLiteralElement(node) ? /<[^<>]*\/>/.exec(node.value) : null;
  return closed ? [`${closed[0]} would be shown as it is, write <x></x>`] : [];
}

function checkOptions(
  locale: Locale,
  name: string,
  type: Intl.PluralRuleType,
  options: Readonly<Record<string, unknown>>,
): string[] {
  const rules = new Intl.PluralRules(locale, { type });
  const known = new Set<string>(rules.resolvedOptions().pluralCategories);
  const missing = countCategories(rules).filter((category) => !(category in options));
  const idle = Object.keys(options).filter(
    (option) => !option.startsWith("=") && !known.has(option),
  );
  return [
    ...missing.map((category) => `${name}: the plural has no "${category}"`),
    ...idle.map((option) => `${name}: ${locale} never chooses the plural "${option}"`),
  ];
}

/**
 * Plural categories of the numbers up to 999. French, Italian and Spanish have one more for whole
 * millions; a text may omit it, and `other` is used.
 */
function countCategories(rules: Intl.PluralRules): string[] {
  const counted = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
  return ["zero", "one", "two", "few", "many", "other"].filter((word) =>
    counted.has(word as Intl.LDMLPluralRule),
  );
}

/**
 * A caller passes each argument once, so it cannot be a number in one place and a text in another.
 */
function findConflictingKinds(inputs: readonly string[]): string[] {
  const valueOf = new Map<string, string>();
  return inputs.flatMap((input) => {
    const [name = "", kind = ""] = input.split(/: | /);
    const value = valueKinds[kind] ?? kind;
    const before = valueOf.get(name) ?? value;
    valueOf.set(name, before);
    return before === value ? [] : [`${name}: used as ${before} and as ${value}`];
  });
}

const valueKinds: Readonly<Record<string, string>> = {
  plural: "number",
  ordinal: "number",
  time: "date",
  select: "text",
};
