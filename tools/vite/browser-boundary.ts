import { realpathSync } from "node:fs";
import { isBuiltin } from "node:module";
import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

// Vite names files by their real path, even if the project is reached through a symbolic link.
const projectFolder = realpathSync(resolve(import.meta.dirname, "../.."));

/**
 * Fails a browser build that imports server files, Node modules or the schema library, even if
 * tree-shaking would have removed them.
 */
export function browserBoundary(): Plugin {
  return {
    name: "browser-boundary",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const violation = findViolation(source, resolved?.id);
      if (!violation) return null;
      const from = importer ? relative(projectFolder, importer) : "the entry";
      return this.error(`${from} imports ${source}: ${violation}`);
    },
  };
}

/**
 * Why the browser may not import a module; undefined if it may.
 * @param id the file that the import resolves to, as Vite names it; undefined if it resolves to none.
 */
export function findViolation(source: string, id: string | undefined): string | undefined {
  const file = id?.replaceAll("\\", "/") ?? "";
  if (file.startsWith(`${projectFolder.replaceAll("\\", "/")}/server/`)) {
    return "the browser may import nothing of server/";
  }
  if (/^zod(?:\/|$)/.test(source) || file.includes("/node_modules/zod/")) {
    return "the browser may import only the types of the contract, no zod";
  }
  // An npm package may have the same name as a Node module ("events").
  const packaged = file.includes("/node_modules/");
  if (isBuiltin(source) && !packaged) return "the browser has no Node modules";
  return undefined;
}
