/**
 * The oldest browsers in which every page works, and why these: docs/decisions/0042-oldest-browsers.md.
 * A WebView of Android has the version of Chrome.
 */
export const oldestBrowsers = {
  chrome: "109",
  edge: "109",
  firefox: "115",
  ios: "16.4",
  safari: "16.4",
} as const;

/** The same for Vite, which lowers newer syntax of scripts and style sheets. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([browser, version]) => browser + version,
);
