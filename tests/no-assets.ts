import type { Assets } from "#web/document.ts";

/** For tests of a page's text: no scripts and no style sheets. */
export const noAssets: Assets = () => ({
  early: null,
  styles: [],
  preloads: [],
  scripts: [],
  lazy: false,
});
