import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import { fakeApi, demoAnswers } from "#tests/browser/fake-api.ts";
import { demoHead, openPage } from "#tests/browser/open-page.ts";
import { els } from "#tests/wire/a-card.ts";
import { aProfile } from "#tests/wire/a-profile.ts";
import { aSearch } from "#tests/wire/a-search.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { ApiError } from "#web/api/api.ts";
import { routeTable } from "#web/routes/route-table.ts";
import type { Route } from "#web/routes/route-types.ts";

// The head of a page: its data for search engines and for the browser's bars.

const NOINDEX = '<meta name="robots" content="noindex">';
const visitor = fakeApi(
  demoAnswers({
    "GET /api/members": () => aSearch(),
    "GET /api/members/:id": () => ({ member: aProfile() }),
  }),
);
const member = fakeApi(
  demoAnswers({
    "GET /api/user.php": () => ({ user: aUser() }),
    "GET /api/counts": () => ({ messages: 0, likes: 0 }),
    "GET /api/likes.php": () => ({ profiles: [], liked_by: [] }),
    "GET /api/members": () => aSearch(),
    "GET /api/chats.php": () => ({ chats: [] }),
  }),
);

test.each(["/", "/pages/terms", "/pages/privacy", "/pages/return-policy"])(
  "search engines may list %s",
  async (path) => {
    const { html } = await openPage(path, { api: visitor });
    expect(html).not.toContain(NOINDEX);
    expect(html).toContain(`<link rel="canonical" href="https://vonk.example${path}">`);
  },
);

test.each(["/members", `/members/${els}`, "/login", "/signup", "/nowhere/at-all"])(
  "search engines may not list %s",
  async (path) => {
    const { html } = await openPage(path, { api: visitor });
    expect(html).toContain(NOINDEX);
  },
);

test("no page with a guard or about members is listed", () => {
  const routes: [string, Route][] = Object.entries(routeTable);
  const listed = routes.filter(([, route]) => route.isListed);
  expect(listed.map(([, { guards = [] }]) => guards).flat()).toEqual([]);
  expect(listed.map(([name]) => name)).toEqual(["home", "terms", "privacy", "returnPolicy"]);
});

test.each(["/", "/likes"])("a member's view of %s is not listed", async (path) => {
  const { html, status } = await openPage(path, { api: member });
  expect([status, html.includes(NOINDEX)]).toEqual([200, true]);
});

test("a site that is hidden from search engines lists no page", async () => {
  const site = demoHead("nl", { search_engines: "none" });
  expect((await openPage("/", { api: visitor, site })).html).toContain(NOINDEX);
});

test.each(locales)("the description is the owner's own text in %s", async (locale) => {
  const { html } = await openPage("/", { api: visitor, locale });
  const text = demoSites[0]?.data.texts.description[locale] ?? "";
  expect(html).toContain(`<meta name="description" content="${text}">`);
});

test("a quotation mark does not break the description", async () => {
  const site = { ...demoHead("nl"), description: 'Voor "rijpe" mensen & anderen' };
  const { html } = await openPage("/", { api: visitor, site });
  expect(html).toContain('content="Voor &quot;rijpe&quot; mensen &amp; anderen"');
});

test("the browser's bars have the site's ground colour in light and dark", async () => {
  const { html } = await openPage("/login", { api: visitor });
  expect(html).toContain('media="(prefers-color-scheme: light)" content="#f8f4ec"');
  expect(html).toContain('media="(prefers-color-scheme: dark)" content="#0f1c1d"');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test("the choices of the device are in the page's first bytes, without a script", async () => {
  const { html } = await openPage("/login", { api: visitor, reading: "largest.dark.more.less" });
  const root =
    '<html lang="nl" data-text="largest" data-theme="dark" data-contrast="more" data-motion="less">';
  expect(html).toContain(root);
  expect(html).toContain('<meta name="theme-color" content="#0f1c1d">');
  expect(html).not.toContain('media="(prefers-color-scheme');
  expect((await openPage("/login", { api: visitor })).html).toContain('<html lang="nl">');
});

test.each([
  ["/members/", "/members"],
  ["/Members?page=2", "/members?page=2"],
  [`/MEMBERS/${els}/`, `/members/${els}`],
  ["/pages/Terms", "/pages/terms"],
])("%s redirects to %s permanently", async (path, location) => {
  expect(await openPage(path, { api: visitor })).toMatchObject({ status: 301, location });
});

test("a trailing slash or a capital does not turn an unknown address into a page", async () => {
  expect((await openPage("/Nowhere/", { api: visitor })).status).toBe(404);
});

const picture = (status: "active" | "under_review") => ({
  filename: "/els-full.webp",
  thumb_filename: "/els-thumb.webp",
  medium_filename: "/els-medium.webp",
  match: "/els-full.webp",
  status,
});
const ICON = "https://vonk.example/apple-touch-icon.png";

test.each([
  ["an active one", { main_image: picture("active") }, "https://vonk.example/media/els-full.webp"],
  ["one under review", { main_image: picture("under_review") }, ICON],
  ["none, as after a rejection or a deletion", { main_image: null }, ICON],
  ["a fictional profile's", { is: "fictional", main_image: picture("active") }, ICON],
] as const)(
  "a shared profile shows its main picture only if it is active: %s",
  async (_case, changes, shown) => {
    const profile = aProfile(changes);
    const api = fakeApi(demoAnswers({ "GET /api/members/:id": () => ({ member: profile }) }));
    const { html } = await openPage(`/members/${els}`, { api });
    expect(previewOf(html, "og:image")).toBe(shown);
    expect(previewOf(html, "og:title")?.includes("Els")).toBe(profile.is === "member");
  },
);

test("a profile that visitors may not see is shared with the site's icon and no name", async () => {
  const api = fakeApi(
    demoAnswers({
      "GET /api/members/:id": () => {
        throw new ApiError(410, { error: "profile_unavailable", message: "" });
      },
    }),
  );
  const { html, status } = await openPage(`/members/${els}`, { api });
  expect([status, previewOf(html, "og:image")]).toEqual([410, ICON]);
  expect(html).not.toContain("Els");
});

test.each(["/", "/pages/terms"])("%s is shared with the site's name and icon", async (path) => {
  const { html } = await openPage(path, { api: visitor });
  expect(previewOf(html, "og:site_name")).toBe("Vonk");
  expect(previewOf(html, "og:image")).toBe(ICON);
  expect(previewOf(html, "og:url")).toBe(`https://vonk.example${path}`);
});

test("a member's view of a page has no preview", async () => {
  expect(previewOf((await openPage("/", { api: member })).html, "og:image")).toBeUndefined();
});

function previewOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];
}

test("the head of a mailed link's page does not contain its address", async () => {
  const token = "a".repeat(43);
  const api = fakeApi(
    demoAnswers({
      "GET /api/links/:token": () => ({ purpose: "activation", state: "open", logged_in: false }),
    }),
  );
  const { html, status } = await openPage(`/${token}`, { api });
  const head = /<head>[\s\S]*<\/head>/.exec(html)?.[0] ?? "";
  expect([status, head.includes(token), head.includes(NOINDEX)]).toEqual([200, false, true]);
});
