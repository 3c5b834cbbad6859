import type { BrowserName, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { oldestBrowsers } from "#tools/vite/oldest-browsers.ts";

const { chrome, edge, firefox, ios, safari } = oldestBrowsers;

/** As MDN's data names the browsers: what only a phone or only a computer can do has no age. */
const oldest: readonly (readonly (readonly [BrowserName, string])[])[] = [
  [
    ["chrome", chrome],
    ["chrome_android", chrome],
  ],
  [["edge", edge]],
  [
    ["firefox", firefox],
    ["firefox_android", firefox],
  ],
  [
    ["safari", safari],
    ["safari_ios", ios],
  ],
];

/** Whether all of the oldest browsers have it, perhaps with a part missing. */
export function isSupported({ __compat: compat }: Identifier): boolean {
  return oldest.every((devices) =>
    devices.some(([browser, version]) => {
      const stated = compat?.support[browser];
      return !stated || [stated].flat().some((one) => covers(one, version));
    }),
  );
}

function covers(one: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = one;
  const { flags, prefix, alternative_name: otherName } = one;
  if (!added || added === "preview" || flags || prefix || otherName) return false;
  return isAtMost(added, version) && !(removed && isAtMost(removed, version));
}

const isAtMost = (one: string, other: string) =>
  one.replace("≤", "").localeCompare(other, "en", { numeric: true }) <= 0;

export type Feature = readonly [name: string, feature: Identifier];

/** What is right below a feature, with or without data of its own. */
export function namedIn(feature: Identifier | undefined): Feature[] {
  const { __compat: _own, ...children } = feature ?? {};
  return Object.entries(children as Readonly<Record<string, Identifier>>);
}

/** The features right below one, with data of their own. */
export function childrenOf(feature: Identifier | undefined): Feature[] {
  return namedIn(feature).filter(([, { __compat: compat }]) => compat !== undefined);
}
