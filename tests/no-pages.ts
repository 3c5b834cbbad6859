import type { PageRenderer } from "#server/roles/page-renderer.ts";

/** For tests of the calls: every page is the same short one. */
export const noPages: PageRenderer = {
  development: false,
  assetsDir: null,
  assets: () => ({ early: null, styles: [], preloads: [], scripts: [], light: false }),
  render: () => Promise.resolve({ is: "page", status: 200, html: "<p>page</p>", error: undefined }),
};
