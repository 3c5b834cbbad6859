import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import type { DemoSite } from "#world/demo/demo-sites.ts";
import { fakeApi, demoAnswers } from "#tests/browser/fake-api.ts";
import { demoHead, readPage } from "#tests/browser/open-page.ts";

// The same pages on every site and in every language.

const open = (path: string, locale: Locale, site?: DemoSite) =>
  readPage(path, {
    locale,
    site: demoHead(locale, site?.data),
    api: fakeApi(demoAnswers({}, { site, locale })),
  });

const pages = ["/", "/login", "/signup", "/pages/terms", "/pages/privacy", "/pages/return-policy"];

test.each(demoSites.map((site) => [site.data.name, site] as const))(
  "every page of %s has its name and no other site's name",
  async (name, site) => {
    const company = site.data.company.name;
    const others = demoSites.map(({ data }) => data.name).filter((other) => other !== name);
    for (const path of pages) {
      const html = (await open(path, "nl", site)).replaceAll(company, "");
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
      if (path !== "/") expect(title).toContain(`· ${name}`);
      expect(html.replace(/<header[\s\S]*?<\/header>/, "")).toContain(name);
      for (const other of others) expect(html, path).not.toContain(other);
      expect(html, path).not.toMatch(/\{\w+\}/);
    }
  },
);

test("no shared text contains a site's name; each takes it from the current site", () => {
  const named = readTexts().filter(({ text }) =>
    demoSites.some(({ data }) => text.includes(data.name)),
  );
  expect(named.map(({ file }) => file)).toEqual([]);
  expect(readTexts().length).toBeGreaterThan(locales.length);
});

function readTexts() {
  const files = import.meta.glob("../../languages/*/*.json", { query: "?raw", import: "default" });
  return Object.keys(files).map((file) => ({
    file,
    text: readFileSync(new URL(file, import.meta.url), "utf8"),
  }));
}

/** The raw text at a path of an area. */
function textAt(locale: Locale, area: string, path: string): string {
  const source = readFileSync(new URL(`../../languages/${locale}/${area}.json`, import.meta.url));
  const text = path
    .split(".")
    .reduce(
      (in_, key) => (in_ as Record<string, unknown>)[key],
      JSON.parse(String(source)) as unknown,
    );
  if (typeof text !== "string") throw new Error(`${area}.json has no ${path}`);
  return text;
}

test.each(locales)("the whole page is in %s, from header to footer", async (locale) => {
  for (const path of pages) {
    const html = await open(path, locale);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html, path).toContain(textAt(locale, "shell", "skip"));
    // A missing text shows as its key.
    expect(html, path).not.toMatch(/>[^<]*\b(shell|home|account|signup|terms|privacy)\.[a-z]+\.?/);
    if (locale !== "nl") expect(html, path).not.toContain(textAt("nl", "shell", "skip"));
  }
  for (const area of ["terms", "privacy", "return-policy"])
    expect(await open(`/pages/${area}`, locale)).toContain(
      `>${textAt(locale, area, "title")}</h1>`,
    );
  const login = await open("/login", locale);
  expect(login).toContain(textAt(locale, "accounts", "login.password"));
  expect(await open("/", locale)).toContain(textAt(locale, "home", "signUp"));
});
