/** What the build writes in older syntax. */
export const lowered: ReadonlySet<string> = new Set(["&", "light-dark()"]);

const balanced = "lines of text break elsewhere";
const still = "a change is not animated";
const prefixed = "the build adds -webkit-";
const spacing = "a line is less high or wide";

/** Styles without which a page only looks a little different, and why. */
export const harmless: Readonly<Record<string, string>> = {
  "text-wrap": balanced,
  "text-wrap: balance": balanced,
  "text-wrap: pretty": balanced,
  "text-wrap: wrap": balanced,
  "view-transition-name": still,
  "view-transition-name: none": still,
  ":view-transition-group": still,
  ":view-transition-new": still,
  ":view-transition-old": still,
  "@starting-style": still,
  hyphens: prefixed,
  "user-select": prefixed,
  "-webkit-tap-highlight-color": "Firefox marks no link that is touched",
  "text-size-adjust": "Firefox and Safari enlarge text in landscape at most",
  "forced-color-adjust": "Safari has no forced colours",
  "forced-color-adjust: none": "Safari has no forced colours",
  "field-sizing": "a field keeps its height and scrolls",
  "field-sizing: content": "a field keeps its height and scrolls",
  lh: spacing,
  "scrollbar-width": "a scrollbar is visible",
  "scrollbar-width: none": "a scrollbar is visible",
  "scrollbar-gutter": "the page moves by the scrollbar's width behind a dialog",
  "scrollbar-gutter: stable": "the page moves by the scrollbar's width behind a dialog",
  "overflow-anchor": "Safari never moves what is scrolled, as the page wants it",
  "overflow-anchor: none": "Safari never moves what is scrolled, as the page wants it",
  "content-visibility": "a long conversation is drawn in full, which takes longer",
  "content-visibility: auto": "a long conversation is drawn in full, which takes longer",
  "contain-intrinsic-block-size": "counts with content-visibility only",
};

/** Attributes that are a hint, or whose work something else does. */
export const replaceable: Readonly<Record<string, string>> = {
  "<dialog closedby>": "ui/overlay/modal.tsx handles Escape itself",
  "<img fetchpriority>": "a photo loads a little later",
  "<input autocorrect>": "autocapitalize and spellcheck remain",
  "<input capture>": "a computer offers its files",
};

/** What ui/overlay/support-popovers.ts adds to a browser that lacks it. */
export const polyfilled: ReadonlySet<string> = new Set([
  "<button popovertarget>",
  "<div popover>",
  "<ul popover>",
  "event beforetoggle",
  ".hidePopover()",
  ".showPopover()",
]);

/** Uses in packages that do no harm, and why. */
export const guardedInPackages: Readonly<Record<string, string>> = {
  "file-type AbortSignal.any": "called only with a signal, and ours has none",
  "frimousse <input autocorrect>": "as for a field of ours",
  "react-dom event navigate": "listens to `navigation` only where it exists",
  "react-dom event navigatesuccess": "as above",
  "react-dom event navigateerror": "as above",
  "react-router document.startViewTransition": "another function tests for it",
};
