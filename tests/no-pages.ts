import type { PageRenderer } from "#server/roles/pages/page-renderer.ts";
import { noAssets } from "./browser/no-assets.ts";

/** Renders the same short page for every address, for tests of the API. */
export const noPages: PageRenderer = {
  development: false,
  assetsDir: null,
  assets: noAssets,
  render: () =>
    Promise.resolve({
      is: "page",
      status: 200,
      html: "<p>page</p>",
      error: undefined,
      isListed: false,
      isShared: false,
    }),
};
