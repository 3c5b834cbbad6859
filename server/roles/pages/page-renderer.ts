import type { Assets } from "#web/document/document.ts";
import type { PageAnswer, PageRequest } from "#web/entry-server.tsx";

/** Where pages come from: the build's output, or the build tool in development. */
export interface PageRenderer {
  readonly development: boolean;
  render(page: Omit<PageRequest, "assets">): Promise<PageAnswer>;
  /** The folder of built files to serve under /assets; null if the build tool serves them. */
  readonly assetsDir: string | null;
  readonly assets: Assets;
  /** The folder of the office's built pages. */
  readonly officeDir?: string;
}
