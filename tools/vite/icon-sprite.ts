import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";

const projectFolder = resolve(import.meta.dirname, "../..");
const iconImport = /^import \{([^}]*)\} from "lucide-react";/gm;

/**
 * Draws Lucide's icons from one sprite that the browser fetches once. Lucide's own components write
 * an icon's paths into the HTML at every use, and into the program. Components still import
 * `lucide-react`; `npm run dev` and tests use that package unchanged.
 */
export function iconSprite(folders: readonly string[] = ["web", "ui"]): Plugin {
  let sprite = "";
  let fileName = "";
  let names: readonly string[] = [];
  return {
    name: "icon-sprite",
    apply: "build",
    enforce: "pre",
    async config() {
      names = findIconNames(folders);
      sprite = await drawSprite(names);
      // Both builds read the same sources, so the server's pages refer to the browser's file.
      const hash = createHash("sha256").update(sprite).digest("base64url").slice(0, 8);
      fileName = `assets/icons-${hash}.svg`;
      return { define: { ICON_SPRITE: JSON.stringify(`/${fileName}`) } };
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /from "lucide-react"/ },
      handler: (code) => ({
        code: code.replace(iconImport, (_, list) => declareIcons(list)),
        map: null,
      }),
    },
    generateBundle() {
      if (this.environment.config.consumer !== "client") return;
      this.emitFile({ type: "asset", fileName, source: sprite });
    },
  };
}

/**
 * Declares the icons in the file that imports them. As modules, icons of several pages would be files
 * of a few bytes, each with a request.
 */
function declareIcons(list: string): string {
  const icons = parseNames(list).map(
    ({ imported, local }) => `const ${local} = /* @__PURE__ */ createIcon("${imported}");`,
  );
  return ['import { createIcon } from "#ui/icons/create-icon.tsx";', ...icons].join("");
}

/** The names in the braces of an import, such as `Lock, Sun as Day`. */
function parseNames(list: string): { imported: string; local: string }[] {
  const names = list.split(",").map((name) => name.trim().split(" as "));
  return names.flatMap(([imported = "", local = imported]) =>
    imported === "" ? [] : [{ imported, local }],
  );
}

/** The Lucide names of the icons that the source files of these folders import, without duplicates. */
function findIconNames(folders: readonly string[]): string[] {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: projectFolder },
  );
  const imported = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(resolve(projectFolder, file), "utf8"))
    .flatMap((code) => [...code.matchAll(iconImport)])
    .flatMap(([, list = ""]) => parseNames(list).map(({ imported: name }) => name));
  return [...new Set(imported)].toSorted();
}

/** In a process of its own, so that a build brings no second React into the process that runs it. */
async function drawSprite(names: readonly string[]): Promise<string> {
  const script = resolve(import.meta.dirname, "draw-icons.ts");
  return (await promisify(execFile)(process.execPath, [script, ...names])).stdout;
}
