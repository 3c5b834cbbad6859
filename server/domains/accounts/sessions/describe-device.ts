/**
 * The browser and operating system of a log-in, under the names their makers use; null if unknown.
 */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** In this order, because Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bDuckDuckGo\/|\bDdg\//, "DuckDuckGo"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

/** Android and ChromeOS also call themselves Linux; iPhones also call themselves Mac OS X. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac(?:intosh| OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** A long header is cut off: no browser sends one, and matching it takes longer. */
const MAX_LENGTH = 512;

/** Names a device in words a member recognizes, from the `User-Agent` header. */
export function describeDevice(userAgent: string | null): Device {
  const text = (userAgent ?? "").slice(0, MAX_LENGTH);
  const match = (table: typeof browsers) => table.find(([sign]) => sign.test(text))?.[1] ?? null;
  return { browser: match(browsers), system: match(systems) };
}
