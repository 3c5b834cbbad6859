import { relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Fails a build that contains a library's development files. React's make a page take nearly twice
 * the processor time.
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
