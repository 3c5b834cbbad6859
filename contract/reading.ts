/**
 * How a device shows the site. It is stored in a cookie, so that it works before log-in and the server
 * writes it into the page: the first paint is right, without a script.
 */
export interface Reading {
  readonly text: "normal" | "large" | "largest";
  /** `system` follows the device. */
  readonly theme: "system" | "light" | "dark";
  readonly contrast: "normal" | "more";
  readonly motion: "normal" | "less";
}

export const READING_COOKIE = "reading";

const plain: Reading = { text: "normal", theme: "system", contrast: "normal", motion: "normal" };

/** Every choice that differs from the plain page. */
const choices: Readonly<Record<string, Partial<Reading>>> = {
  large: { text: "large" },
  largest: { text: "largest" },
  light: { theme: "light" },
  dark: { theme: "dark" },
  more: { contrast: "more" },
  less: { motion: "less" },
};

/** The choices in a cookie's value, such as "large.dark"; anything else in it is ignored. */
export function parseReading(value = ""): Reading {
  const known = value.split(".").filter((word) => Object.hasOwn(choices, word));
  return Object.assign({ ...plain }, ...known.map((word) => choices[word])) as Reading;
}

/** The value of the cookie: the choices that differ from the plain page. */
export function formatReading(reading: Reading): string {
  return Object.values(reading)
    .filter((word: string) => Object.hasOwn(choices, word))
    .join(".");
}

/** The data attributes of the root element, which `ui/` styles; undefined for a plain choice. */
export function readingAttributes(reading: Reading): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(reading).map(([name, word]: [string, string]) => [
      name,
      Object.hasOwn(choices, word) ? word : undefined,
    ]),
  );
}
