import type { z } from "zod";

/**
 * A zod issue as the end of a sentence that begins with the field's name: "min_age is 16, but at
 * least 18 is needed". It is for owners, who write JSON but do not read schemas.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `is ${show(issue.input)}, but ${kinds[issue.expected] ?? issue.expected} is needed`;
    case "invalid_value":
      return `is ${show(issue.input)}; it can be ${issue.values.map(show).join(", ")}`;
    case "unrecognized_keys":
      return `has ${issue.keys.map(show).join(", ")}, which no site has`;
    case "invalid_format":
      return `is ${show(issue.input)}, which is not ${formats[issue.format] ?? "of the right form"}`;
    case "too_small":
      return describeTooSmall(issue);
    case "too_big":
      return `is ${measure(issue)}, but at most ${issue.maximum} is allowed`;
    case "custom":
    case "invalid_element":
    case "invalid_key":
    case "invalid_union":
    case "not_multiple_of":
      return "is not right";
  }
}

/** "bundles[1].prices.EUR": the path in the file, inside `data`. */
export function formatPath(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path;
  const steps = first === "data" && rest.length > 0 ? rest : path;
  const text = steps.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`));
  return text.join("").replace(/^\./, "") || "The file";
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list [ … ]",
  object: "a group { … }",
  record: "a group { … }",
};

const formats: Readonly<Record<string, string>> = {
  email: "an e-mail address",
  datetime: "a moment such as 2026-11-30T12:00:00Z",
};

type TooSmall = Extract<z.core.$ZodRawIssue, { code: "too_small" }>;
type TooBig = Extract<z.core.$ZodRawIssue, { code: "too_big" }>;

function describeTooSmall(issue: TooSmall): string {
  if (issue.origin === "string" || issue.origin === "array") {
    return issue.minimum === 1 ? "is empty" : `needs at least ${issue.minimum} characters`;
  }
  const least = issue.inclusive ? `at least ${issue.minimum}` : `more than ${issue.minimum}`;
  return `is ${measure(issue)}, but ${least} is needed`;
}

/** The number itself, or the length of the text or list. */
function measure({ input, origin }: TooSmall | TooBig): string {
  if (origin === "string") return `${String(input).length} characters long`;
  if (origin === "array") return `${(input as readonly unknown[]).length} long`;
  return show(input);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
