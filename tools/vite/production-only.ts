import { relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Fails a build that takes along a library's half for development (with React's a page took nearly
 * twice the processor time): what is built serves pages.
 */
export function productionOnly(): Plugin {
  return {
    name: "production-only",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const found = chunk.moduleIds.find((id) => /\.development\.[cm]?js$/.test(id));
        if (found) {
          return this.error(
            `${relative(process.cwd(), found)} is for development: see vite.config`,
          );
        }
      }
      return undefined;
    },
  };
}
