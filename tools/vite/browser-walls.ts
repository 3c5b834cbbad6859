import { realpathSync } from "node:fs";
import { isBuiltin } from "node:module";
import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

// Vite names files by their real path, also where a link leads to the project.
const projectFolder = realpathSync(resolve(import.meta.dirname, "../.."));

/**
 * Fails a build for the browser that resolves the server's files, a module of Node or the schema
 * library, whether or not anything of it would have stayed in the bundle.
 */
export function browserWalls(): Plugin {
  return {
    name: "browser-walls",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.config.consumer === "client",
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const wall = findWall(source, resolved?.id);
      if (!wall) return null;
      const from = importer ? relative(projectFolder, importer) : "the entry";
      return this.error(`${from} imports ${source}: ${wall}`);
    },
  };
}

/**
 * Why the browser may not have a module; undefined where it may.
 * @param id the file the import leads to, as Vite names it; undefined where it leads nowhere.
 */
export function findWall(source: string, id: string | undefined): string | undefined {
  const file = id?.replaceAll("\\", "/") ?? "";
  if (file.startsWith(`${projectFolder.replaceAll("\\", "/")}/server/`)) {
    return "the browser takes nothing of server/";
  }
  if (/^zod(?:\/|$)/.test(source) || file.includes("/node_modules/zod/")) {
    return "the browser takes only the types of the contract, no zod";
  }
  // A package for browsers may bear the name of a Node module ("events").
  const packaged = file.includes("/node_modules/");
  if (isBuiltin(source) && !packaged) return "the browser has no Node modules";
  return undefined;
}
