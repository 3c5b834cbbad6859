import type { Assets } from "#web/document.ts";

/** For tests that render a page and look at its words: it names no scripts and no sheets. */
export const noAssets: Assets = () => ({
  early: null,
  styles: [],
  preloads: [],
  scripts: [],
  lazy: false,
});
