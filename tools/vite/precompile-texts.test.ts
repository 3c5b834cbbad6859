import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { Plugin, Rolldown } from "vite";
import { expect, test } from "vitest";
import { compileTexts, precompileTexts } from "./precompile-texts.ts";

const unread =
  "{count, plural, one {# wiadomość} few {# wiadomości} many {# wiadomości!} other {# wiadomości}}";

test("texts with arguments are compiled, and others stay as they are", () => {
  expect(compileTexts({ nav: { search: "Szukaj" }, hello: "Witaj, {name}" })).toEqual({
    nav: { search: "Szukaj" },
    hello: ["Witaj, ", ["name"]],
  });
});

test("a text that cannot be compiled and a leaf that is not a text are named by their path", () => {
  expect(() => compileTexts({ nav: { search: "Szukaj {" } })).toThrow(/^nav\.search: EXPECT_/);
  expect(() => compileTexts({ nav: { search: ["a"] } })).toThrow("nav.search is no text");
});

test("a server bundle renders Polish from compiled texts without the parser", async () => {
  const code = await bundle({ unread, hello: "Witaj, {name}" });
  expect(code).not.toContain("EXPECT_ARGUMENT_CLOSING_BRACE");
  const bundled = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Bundled;
  const translate = bundled.translate("pl");
  expect([1, 2, 5, 22].map((count) => translate("unread", { count }))).toEqual([
    "1 wiadomość",
    "2 wiadomości",
    "5 wiadomości!",
    "22 wiadomości",
  ]);
  expect(translate("hello", { name: "Ola" })).toBe("Witaj, Ola");
});

test("a build fails on a text that cannot be compiled, and names file and key", async () => {
  const building = bundle({ nav: { unread: "{count, plural}" } });
  await expect(building).rejects.toThrow(/nav\.unread: EXPECT_SELECT_ARGUMENT_OPTIONS/);
  await expect(building).rejects.toThrow(/languages\/pl\/shell\.json/);
});

test("a text missing from a language is the Dutch one", async () => {
  const file = fileURLToPath(new URL("../../languages/pl/shell.json", import.meta.url));
  const code = await bundle({ nav: { search: "Moje szukanie" } }, file);
  const bundled = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Bundled;
  const translate = bundled.translate("pl");
  expect(translate("nav.search", {})).toBe("Moje szukanie");
  expect(translate("error.help", { 0: "hulp@example.nl" })).toBe(
    "Er is iets mis gegaan, neem contact op met hulp@example.nl voor hulp",
  );
});

test("pages load only the error texts that they show without the server", async () => {
  const file = fileURLToPath(new URL("../../languages/pl/errors.json", import.meta.url));
  const code = await bundle({ offline: "Brak sieci", price_changed: "Nowa cena" }, file);
  expect(code).toContain("Brak sieci");
  expect(code).not.toMatch(/price_changed|fields/);
});

interface Bundled {
  translate(locale: string): (key: string, values: Record<string, unknown>) => string;
}

/** What Vite builds for the server from a module that reads these texts, all in memory. */
async function bundle(texts: unknown, file = "/languages/pl/shell.json"): Promise<string> {
  const entry = [
    'import { createTranslator } from "use-intl/core";',
    `import messages from "${file}";`,
    "export const translate = (locale) => createTranslator({ locale, messages });",
  ].join("\n");
  const modules = new Map([
    [file, JSON.stringify(texts)],
    ["/entry.js", entry],
  ]);
  const inMemory: Plugin = {
    name: "in-memory",
    enforce: "pre",
    resolveId: (source) => (modules.has(source) ? source : null),
    load: (id) => modules.get(id) ?? null,
  };
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [inMemory, precompileTexts()],
    build: { ssr: "/entry.js", write: false },
    // A data: address cannot import external modules.
    ssr: { noExternal: true },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
