import { expect, test, once } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { locales } from "#contract/shared/languages.ts";
import { REFETCH_MS } from "#web/shell/refetching.ts";
import {
  chunk,
  endSessionBefore,
  expectAccessible,
  expectQuietConsole,
  holdRequests,
  logIn,
  sites,
} from "./pages.ts";

const [vonk, zweiter] = sites;
const marjolein = vonk?.logins[0]?.email ?? "";

for (const site of sites) {
  test(
    `${site.name} says what it is, what it costs and that it has fictional profiles`,
    site === vonk ? {} : once,
    async ({ page, context, baseURL }) => {
      const quiet = expectQuietConsole(context);
      await page.goto(site.at(baseURL, "/"));
      await expect(page.locator("html")).toHaveAttribute("lang", site.locale);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main")).toContainText("8");
      await expect(page.getByRole("main")).toContainText(/[€£]/);
      await expectAccessible(page);
      quiet();
    },
  );
}

for (const locale of locales) {
  test(
    `the legal pages are complete in ${locale}`,
    locale === "nl" ? {} : once,
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: "language", value: locale, url: baseURL ?? "" }]);
      for (const path of ["/pages/terms", "/pages/privacy", "/pages/return-policy"]) {
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        const text = await page.getByRole("main").innerText();
        expect(text.length).toBeGreaterThan(3_000);
        expect(text).not.toMatch(/\{|\}|undefined|sections\./);
      }
      await expectAccessible(page);
    },
  );
}

test("an unknown page says so and links to the front page", once, async ({ page }) => {
  const answer = await page.goto("/nergens");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze pagina bestaat niet");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Terug naar de voorpagina" }).click();
  await expect(page).toHaveURL("/");
});

test("a wrong password shows an error, the right one logs in, and log-out leads home", async ({
  page,
  context,
}) => {
  await logIn(page, marjolein, "dit is fout");
  await expect(page.getByRole("alert")).toHaveText("Login mislukt, probeer opnieuw");
  await expect(page.locator("input[name=email]")).toHaveValue(marjolein);
  await expectAccessible(page);
  const quiet = expectQuietConsole(context);
  await logIn(page, marjolein);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dag Marjolein");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Account van Marjolein" }).click();
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await expect(page.getByRole("link", { name: "Inloggen" })).toBeVisible();
  quiet();
});

test("an incomplete log-in form marks each field and keeps its values", once, async ({ page }) => {
  await page.goto("/login");
  await page.locator("input[name=email]").fill("geen adres");
  await page.locator("form button[type=submit]").click();
  await expect(page.getByText("Ongeldige e-mail")).toBeVisible();
  await expect(page.getByText("Vul dit in.")).toBeVisible();
  await expect(page.locator("input[name=email]")).toHaveValue("geen adres");
  await expect(page.locator("input[name=email]")).toHaveAttribute("aria-invalid", "true");
});

test("log-in returns to the page in next", once, async ({ page }) => {
  await page.goto("/login?next=%2Fpages%2Fterms");
  await page.locator("input[name=email]").fill(vonk?.logins[1]?.email ?? "");
  await page.locator("input[name=password]").fill("welkom-in-de-demo");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/pages/terms");
});

test("the language menu works by keyboard and is remembered", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Taal: Nederlands" }).press("Enter");
  await page.getByRole("link", { name: "Polski" }).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await page.goto("/pages/terms");
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test(
    "without JavaScript the front page, its links and the languages work",
    once,
    async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goto("/?language=de");
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await page.getByRole("link", { name: "Datenschutz" }).click();
      await expect(page).toHaveURL("/pages/privacy");
    },
  );
});

test("an open menu stays at its button when something appears above", once, async ({ page }) => {
  await logIn(page, marjolein);
  const button = page.getByRole("button", { name: /Account van/ }).filter({ visible: true });
  await button.click();
  const item = page.getByRole("button", { name: "Uitloggen" }).filter({ visible: true });
  await expect(item).toBeVisible();
  const distance = async () =>
    ((await item.boundingBox())?.y ?? 0) - ((await button.boundingBox())?.y ?? 0);
  const before = await distance();
  const { y = 0 } = (await button.boundingBox()) ?? {};
  await page.evaluate(() => {
    document.body.style.paddingTop = "120px";
  });
  await expect.poll(async () => (await button.boundingBox())?.y).toBeGreaterThan(y + 100);
  await expect.poll(distance).toBe(before);
});

test("a log-in of one site does not work on another", once, async ({ page, baseURL }) => {
  await page.goto(zweiter?.at(baseURL, "/login") ?? "");
  await page.locator("input[name=email]").fill(marjolein);
  await page.locator("input[name=password]").fill("welkom-in-de-demo");
  await page.locator("form button[type=submit]").click();
  await expect(page.getByRole("alert")).toBeVisible();
});

test(
  "a chunk that cannot be loaded reloads the page once and not again",
  once,
  async ({ page }) => {
    await page.route(chunk("web/pages/home/home-page.tsx"), (route) => route.abort());
    const home = page.getByRole("link", { name: "Naar de voorpagina" }).first();
    // Before hydration a link loads a whole page.
    const hydrated = page.locator("html[data-hydrated]");
    await page.goto("/login");
    await expect(hydrated).toBeAttached();
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/login");
    await expect(hydrated).toBeAttached();
    let loads = 0;
    page.on("load", () => (loads += 1));
    await home.click();
    await expect(page.getByRole("heading", { name: "Fout" })).toBeVisible();
    expect(loads).toBe(0);
  },
);

/** Makes the chunk fail once; returns a check whether it was requested again. */
async function failOnce(page: Page, address: RegExp): Promise<() => boolean> {
  // `times: 1` removes the last route, after which Chromium can lose the next request (playwright#41802).
  let failures = 0;
  await page.route(address, (route) => ((failures += 1) === 1 ? route.abort() : route.continue()));
  return () => failures > 1;
}

test(
  "a chunk missing at page load reloads the page once, which then works",
  once,
  async ({ page }) => {
    const wasRetried = await failOnce(page, chunk("web/pages/login/login-page.tsx"));
    await page.goto("/login");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    expect(wasRetried()).toBe(true);
    await page.locator("form button[type=submit]").click();
    await expect(page.getByText("Vul dit in.").first()).toBeVisible();
  },
);

test(
  "a chunk missing at lazy hydration reloads the page once, which then works",
  once,
  async ({ page }) => {
    const wasRetried = await failOnce(page, chunk("web/entry-client.tsx"));
    await page.goto("/");
    const heading = page.getByRole("heading", { level: 1 });
    // The page loads its client entry at the first interaction. The reload would lose a real mouse move,
    // but not a dispatched event.
    await expect(async () => {
      await heading.dispatchEvent("pointermove");
      await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 2_000 });
    }).toPass();
    expect(wasRetried()).toBe(true);
    await page.getByRole("link", { name: "Inloggen" }).first().click();
    await expect(page).toHaveURL(/\/login/);
  },
);

test(
  "a dialog whose early load fails reloads the page once, when it opens",
  once,
  async ({ page }) => {
    // Wide windows show the filters without a dialog.
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, marjolein);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dag Marjolein");
    let isBroken = true;
    let failures = 0;
    await page.route(chunk("web/features/search/filters/filter-modal.tsx"), (route) => {
      failures += isBroken ? 1 : 0;
      return isBroken ? route.abort() : route.continue();
    });
    await page.goto("/members");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    // A browser may try the preload and the import, so it can fail twice.
    await expect.poll(() => failures).toBeGreaterThan(0);
    let documents = 0;
    page.on("domcontentloaded", () => {
      documents += 1;
    });
    const tabs = page.getByRole("navigation").filter({ visible: true });
    await tabs.getByRole("link", { name: /^Likes/ }).click();
    await expect(page).toHaveURL("/likes");
    await tabs.getByRole("link", { name: "Zoeken" }).click();
    const filters = page.getByRole("button", { name: /Filter/ });
    await expect(filters).toBeVisible();
    expect(documents).toBe(0);
    page.on("request", (request) => {
      if (request.isNavigationRequest()) isBroken = false;
    });
    await filters.click();
    await expect.poll(() => documents).toBe(1);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await filters.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
);

async function openChats(page: Page): Promise<void> {
  await logIn(page, marjolein);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dag Marjolein");
  await page.goto("/chats");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(page.getByRole("button", { name: "Account van Marjolein" })).toBeVisible();
}

async function expectQuietLogOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inloggen");
  await expect(page.getByRole("button", { name: "Account van Marjolein" })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("Log in om verder te gaan.")).toHaveCount(0);
}

test("a session that ended elsewhere logs out without an error message", once, async ({ page }) => {
  await openChats(page);
  const conversations = page.getByRole("listitem").getByRole("link");
  await endSessionBefore(page, () => conversations.first().click());
  await expectQuietLogOut(page);
});

for (const path of ["/chats", "/likes", "/settings/account"])
  test(
    `${path} leads to log-in without an error message when it refetches after its session ended`,
    once,
    async ({ page, context }) => {
      await page.clock.install();
      await openChats(page);
      await page.goto(path);
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      await context.clearCookies({ name: /session/ });
      await page.clock.fastForward(REFETCH_MS);
      await expectQuietLogOut(page);
      expect(new URL(page.url()).searchParams.get("next")).toBe(path);
    },
  );

test(
  "the loading bar appears after 200 ms, grows for 5 s and disappears with the page",
  once,
  async ({ page }) => {
    const arrive = await holdRequests(page, chunk("web/pages/home/home-page.tsx"));
    await page.clock.install();
    await page.goto("/login", { waitUntil: "networkidle" });
    const bar = page.getByRole("progressbar", { name: "Bezig met laden" });
    const held = page.waitForRequest(chunk("web/pages/home/home-page.tsx"));
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("link", { name: "Naar de voorpagina" }).first().click();
    await held;
    await page.clock.runFor(199);
    await expect(bar).toBeHidden();
    await page.clock.runFor(1);
    await expect(bar).toBeVisible();
    await expect(bar).toHaveCSS("animation-duration", "5s");
    await page.clock.resume();
    await arrive();
    await expect(page).toHaveURL("/");
    await expect(bar).toBeHidden();
  },
);

test(
  "a member's page refetches after five seconds and every minute, and every page reports when it is hidden",
  once,
  async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) requests.push(pathname);
    });
    const hide = () =>
      page.evaluate(() => {
        Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
        document.dispatchEvent(new Event("visibilitychange"));
      });
    const beacons = () => requests.filter((path) => path === "/api/page-hidden.php").length;
    // A lazy page reports it before hydration, and only once after hydration.
    await page.goto("/");
    await hide();
    await expect.poll(beacons).toBe(1);
    await logIn(page, marjolein);
    await expect(page).toHaveURL("/");

    await page.clock.install();
    requests.length = 0;
    await page.goto("/likes", { waitUntil: "networkidle" });
    const times = (path: string) => requests.filter((request) => request === path).length;
    await page.clock.fastForward(5_000);
    await expect.poll(() => times("/api/user.php")).toBeGreaterThan(0);
    const [users, likes] = [times("/api/user.php"), times("/api/likes.php")];
    await page.clock.fastForward(60_000);
    await expect.poll(() => times("/api/user.php")).toBeGreaterThan(users);
    await expect.poll(() => times("/api/likes.php")).toBeGreaterThan(likes);
    requests.length = 0;
    await hide();
    await expect.poll(beacons).toBe(1);
  },
);

test("the first tab stop skips the menu", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Naar de inhoud" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});
