import type { Assets } from "#web/document/document.ts";

/** For tests of a page's text, without scripts and style sheets. */
export const noAssets: Assets = () => ({
  early: null,
  styles: [],
  preloads: [],
  scripts: [],
  lazy: false,
});
