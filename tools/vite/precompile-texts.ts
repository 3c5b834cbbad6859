import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { completeTexts } from "#contract/shared/complete-texts.ts";
import type { Texts } from "#contract/shared/complete-texts.ts";
import { FALLBACK_LOCALE } from "#contract/shared/languages.ts";
import { isGroup } from "#tools/languages/flatten-texts.ts";
import { fileErrors, pageErrors } from "#web/texts/page-errors.ts";

/**
 * Compiles the ICU texts of `languages/<locale>/<area>.json` during the build, and replaces
 * use-intl's formatter, which contains the parser, with its small formatter for compiled texts.
 * Either without the other would show broken texts, so this plugin does both. It also replaces use-intl's
 * hooks with those of `web/texts/intl-hooks.ts`, which share translators and formats.
 */
export function precompileTexts(): Plugin {
  return {
    name: "precompile-texts",
    // Must run before Vite's JSON plugin, which skips files that already are JavaScript modules.
    enforce: "pre",
    config: () => ({
      resolve: {
        alias: [
          { find: fullFormatter, replacement: smallFormatter },
          { find: /^use-intl$/, replacement: ownHooks },
        ],
      },
      // As an external module, use-intl on the server would import the full formatter.
      ssr: { noExternal: ["use-intl"] },
    }),
    transform: {
      filter: { id: languageFile },
      handler(source, id) {
        const read = (file: string, text: string) => {
          const model = fallbackOf(file);
          if (model) this.addWatchFile(model);
          return completed(JSON.parse(text) as Texts, model);
        };
        let shown = read(id, source);
        if (id.endsWith("/errors.json")) shown = pickErrors(shown, pageErrors);
        if (id.endsWith("/chat-dialogs.json")) {
          const file = id.replace("chat-dialogs.json", "errors.json");
          this.addWatchFile(file);
          const errors = read(file, readFileSync(file, "utf8"));
          shown = { ...shown, fileErrors: pickErrors(errors, fileErrors) };
        }
        const code = `export default ${JSON.stringify(compileTexts(shown))};`;
        return { code, map: null, moduleType: "js" };
      },
    },
  };
}

/** The same file in the fallback language; null if there is none. */
function fallbackOf(file: string): string | null {
  const fallback = file.replace(languageFile, `/languages/${FALLBACK_LOCALE}/$1`);
  return existsSync(fallback) ? fallback : null;
}

function completed(texts: Texts, model: string | null): Texts {
  return model ? completeTexts(JSON.parse(readFileSync(model, "utf8")) as Texts, texts) : texts;
}

/** All error texts were 1.5 kB on every page, which shows the server's own text for nearly all. */
function pickErrors(texts: Texts, shown: readonly string[]): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([code]) => shown.includes(code)));
}

/**
 * The same tree with every text compiled; a text without arguments stays a string.
 * @throws {Error} with the key, if a leaf is not a text or its ICU syntax is invalid.
 */
export function compileTexts(part: unknown, path = ""): unknown {
  if (isGroup(part)) {
    const members = Object.entries(part).map(([key, inner]) => {
      return [key, compileTexts(inner, path === "" ? key : `${path}.${key}`)] as const;
    });
    return Object.fromEntries(members);
  }
  if (typeof part !== "string") throw new Error(`${path} is no text`);
  try {
    return compile(part);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

const languageFile = /\/languages\/[a-z]{2}\/([^/]+\.json)$/;
const fullFormatter = /^use-intl\/format-message$/;
const smallFormatter = "use-intl/format-message/format-only";
const ownHooks = fileURLToPath(new URL("../../web/texts/intl-hooks.ts", import.meta.url));
