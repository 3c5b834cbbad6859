import type { Value } from "./read-numbers.ts";

const units: readonly (readonly [suffix: RegExp, format: (value: number) => string])[] = [
  [/_MS$|Ms$/, (value) => formatSeconds(value / 1_000)],
  [/_SECONDS$/, (value) => formatSeconds(value)],
  [/_MINUTES$|Minutes$/, (value) => formatSeconds(value * 60)],
  [/_HOURS$/, (value) => formatSeconds(value * 3_600)],
  [/_DAYS$/, (value) => count(value, "day")],
  [/_YEARS$/, (value) => count(value, "year")],
  [/_BYTES$/, (value) => `${value / 1024 / 1024} MB`],
  [/_KM$/, (value) => `${group(value)} km`],
  [/_PX$/, (value) => `${group(value)} px`],
  [/_CHARACTERS$/, (value) => count(value, "character")],
];

/** A value with its unit, which is the end of its name: 600000 of CLAIM_MS is "10 minutes". */
export function formatNumber(name: string, value: Value): string {
  if (typeof value === "number")
    return units.find(([suffix]) => suffix.test(name))?.[1](value) ?? group(value);
  if (Array.isArray(value)) return value.map((one) => formatNumber(name, one)).join(", ");
  const { times, windowMs } = value as Partial<Record<string, number>>;
  if (times !== undefined && windowMs !== undefined)
    return `${group(times)} in ${formatSeconds(windowMs / 1_000)}`;
  return Object.entries(value as object)
    .map(([key, one]) => `${key}: ${formatNumber(/(?:Ms|Minutes)$/.test(key) ? key : name, one)}`)
    .join(", ");
}

const group = (value: number) => value.toLocaleString("en").replaceAll(",", " ");
const count = (value: number, unit: string) => `${group(value)} ${unit}${value === 1 ? "" : "s"}`;

/** In the largest unit that leaves a whole number. */
function formatSeconds(seconds: number): string {
  const [size, unit] = periods.find(([length]) => seconds % length === 0) ?? [];
  if (size === undefined || unit === undefined) return `${Math.round(seconds * 1_000)} ms`;
  return count(seconds / size, unit);
}

const periods = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;
