import { expect, onPhone, once, test } from "#e2e/test.ts";
import type { Browser, Page } from "@playwright/test";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { DEMO_PASSWORD } from "#world/demo/demo-logins.ts";
import type { DemoLogin } from "#world/demo/demo-logins.ts";
import {
  DEMO_WOMEN,
  MEN_WITH_PHOTO,
  expectAccessible,
  expectQuietConsole,
  logIn,
  openWindow,
  sites,
} from "./pages.ts";

function siteOf(id: "vonk" | "zweiter-fruehling") {
  const site = sites.find((one) => one.id === id);
  const [she, he, premium] = site?.logins ?? [];
  if (!site || !she || !he || !premium) throw new Error(`${id} lacks its three log-ins`);
  return { site, she, he, premium };
}

interface Image {
  readonly filename: string;
}

/** Opens a window in Dutch and logs the member in. */
async function member(browser: Browser, origin: string, login: DemoLogin) {
  const { context, page, quiet } = await openWindow(browser, origin);
  await page.goto("/login");
  const answer = await ask(page, "POST", "/api/user.php", {
    email: login.email,
    password: DEMO_PASSWORD,
  });
  const { user } = answer as { user: { profile: { id: string; main_image: Image | null } } };
  await context.addCookies([{ name: "language", value: "nl", url: origin }]);
  const { id, main_image } = user.profile;
  return { context, quiet, page, id, photo: main_image?.filename ?? "none" };
}

/** Calls the API as the site's own pages do. */
function ask(page: Page, method: string, path: string, body: unknown): Promise<unknown> {
  const headers = {
    [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT,
    "content-type": "application/json",
  };
  return page.evaluate(
    async ([address, init]) => (await fetch(address, init)).json() as Promise<unknown>,
    [path, { method, headers, body: JSON.stringify(body) }] as const,
  );
}

const CLOSE_FILTERS = /^(Toon|Naar de leden)/;

/** A small window has the filters behind a button. */
async function openFilters(page: Page) {
  const button = page.getByRole("button", { name: /Filter$/ });
  if (!(await button.isVisible())) return;
  await button.click();
  await expect(page.getByRole("dialog").getByRole("button", { name: CLOSE_FILTERS })).toBeVisible();
}

async function closeFilters(page: Page) {
  const button = page.getByRole("dialog").getByRole("button", { name: CLOSE_FILTERS });
  if (await button.isVisible()) await button.click();
}

test("two members find, open and like each other, and both see the match", async ({
  browser,
  baseURL,
}) => {
  // Other tests log in to Vonk: there the match would open its dialog in their windows. A like given again
  // is not new, so each window size has its own pair.
  const { site, he, ...women } = siteOf("zweiter-fruehling");
  const she = onPhone() ? women.she : women.premium;
  const origin = site.at(baseURL, "/").replace(/\/$/, "");
  const his = await member(browser, origin, he);
  const hers = await member(browser, origin, she);
  await ask(his.page, "DELETE", "/api/likes.php", { member: hers.id });
  await ask(hers.page, "DELETE", "/api/likes.php", { member: his.id });
  const { page } = his;
  const herName = `${she.person.name}, ${she.person.age}`;

  await page.goto("/");
  await page.getByRole("navigation", { name: "Hoofdmenu" }).getByText("Zoeken").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ vrouwen$/);
  await expectAccessible(page);
  await openFilters(page);
  await expectAccessible(page);
  await page.getByLabel("Van").last().selectOption(String(she.person.age));
  await page.getByLabel("Tot en met").last().selectOption(String(she.person.age));
  await closeFilters(page);
  await expect(page).toHaveURL(new RegExp(`min_age=${she.person.age}&max_age=${she.person.age}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ vrouw(en)?$/);
  for (const name of await page
    .getByRole("article")
    .getByRole("heading", { level: 2 })
    .allInnerTexts()) {
    expect(name).toContain(`, ${she.person.age}`);
  }
  await page.getByRole("link", { name: herName }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(herName);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Vind ik leuk" }).click();
  await expect(page.getByText(`Like verstuurd aan ${she.person.name}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Like terugnemen" })).toBeVisible();
  await page.getByRole("link", { name: "Terug naar zoeken" }).click();
  await expect(page).toHaveURL(/min_age/);
  await expect(page.getByText(`Like verstuurd aan ${she.person.name}`)).toHaveCount(0, {
    timeout: 1_000,
  });
  await expect(page.getByRole("button", { name: `Like voor ${she.person.name}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  // She follows a mailed link; `t` is the delay until the page shows her new like.
  const opened = Date.now();
  await hers.page.goto("/members?gender=male&t=4");
  const news = hers.page.getByRole("dialog", { name: "Nieuwe like!" });
  await expect(news).toContainText(`${he.person.name} gaf je een like`);
  expect(Date.now() - opened).toBeGreaterThanOrEqual(4_000);
  await expect(hers.page).toHaveURL("/members?gender=male");
  await expect(news.locator("img")).toHaveAttribute("src", `/media${his.photo}`);
  const there = news.getByRole("link", { name: `Bekijk ${he.person.name}` });
  await expect(there).toHaveCount(2);
  for (const link of await there.all()) {
    await expect(link).toHaveAttribute("href", `/members/${his.id}`);
  }
  await expectAccessible(hers.page);
  if (!onPhone()) await hers.page.mouse.click(5, 5);
  else await news.getByRole("button", { name: "Sluiten" }).first().click();
  await expect(news).toBeHidden();

  // The dialog also opens after she moves to another page.
  await hers.page.goto("/members?t=3");
  await hers.page.locator("a[href='/likes']:visible").first().click();
  await expect(hers.page).toHaveURL("/likes");
  await expect(news).toBeVisible();
  await hers.page.keyboard.press("Escape");
  await expect(news).toBeHidden();

  // Dialogs never overlap: the new like waits until the photo is closed, even though `t` has left the address.
  await hers.page.goto(`/members/${hers.id}?t=3`);
  await hers.page.getByRole("link", { name: /Groter bekijken$/ }).press("Enter");
  const photo = hers.page.getByRole("dialog", { name: /^Foto’s van / });
  await expect(photo).toBeVisible();
  await expect(hers.page).not.toHaveURL(/[?&]t=/);
  await expect(hers.page.locator("dialog[open]")).toHaveCount(1);
  await expect(photo).toBeVisible();
  await photo.getByRole("button", { name: "Sluiten" }).first().click();
  await expect(news).toBeVisible();
  await expect(hers.page.locator("dialog[open]")).toHaveCount(1);
  await hers.page.keyboard.press("Escape");
  await expect(news).toBeHidden();

  await hers.page.goto("/");
  await hers.page.getByRole("main").getByRole("link", { name: "Alle likes" }).click();
  await expect(hers.page).toHaveTitle(/^\(\d+\) Likes/);
  await expectAccessible(hers.page);
  const card = hers.page
    .getByRole("article")
    .filter({ hasText: `${he.person.name},` })
    .first();
  await expect(card).toContainText("Nieuwe like");
  await card.getByRole("link").click();
  await expect(hers.page).toHaveURL(/\/likes\/m\//);
  await expect(hers.page.getByText(`${he.person.name} gaf je een like`)).toBeVisible();
  await hers.page.getByRole("button", { name: "Vind ik leuk" }).click();
  const match = hers.page.getByRole("dialog", { name: "Het is een match" });
  await expect(match).toContainText(`${he.person.name} en jij vinden elkaar leuk.`);
  await expectAccessible(hers.page);
  await match.getByRole("button", { name: "Verder kijken" }).click();
  await expect(match).toBeHidden();
  await hers.page.getByRole("link", { name: "Terug naar likes" }).click();
  await expect(card).not.toContainText("Nieuwe like");
  await hers.page.getByRole("link", { name: "Matches" }).click();
  await expect(hers.page).toHaveURL("/likes/matches");
  await expect(card).toBeVisible();

  // A seen like opens no dialog, but `t` still leaves the address.
  await hers.page.goto("/likes?t=0");
  await expect(hers.page).toHaveURL("/likes");
  await hers.page.waitForLoadState("networkidle");
  await expect(news).toBeHidden();

  // His page was already open when he liked her.
  await expect(page.getByRole("dialog", { name: "Het is een match" })).toBeVisible();
  await page.getByRole("button", { name: "Verder kijken" }).click();
  await page.goto("/likes/matches");
  await expect(page.getByRole("article").filter({ hasText: herName })).toContainText("Nieuwe like");
  his.quiet();
  hers.quiet();
  await his.context.close();
  await hers.context.close();
});

test("the message link of a match focuses the message field", async ({ page }) => {
  await logIn(page, siteOf("vonk").premium.email);
  await expect(page).toHaveURL("/");
  await page.goto("/likes/matches");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Schrijf / })
    .first()
    .click();
  await expect(page.locator("[data-composer]").getByRole("textbox")).toBeFocused();
});

test(
  "a visitor who likes is sent to log-in and returns to the like",
  once,
  async ({ page, context }) => {
    const { he } = siteOf("vonk");
    const quiet = expectQuietConsole(context);
    await page.goto("/members?gender=female&min_age=60");
    // A retry likes somebody else, because the previous attempt's like may still exist.
    const heart = page.getByRole("link", { name: /^Like voor / }).nth(2 + test.info().retry);
    const name = (await heart.getAttribute("aria-label"))?.replace("Like voor ", "");
    await heart.click();
    const question = page.getByRole("dialog", { name: "Log in om een like te geven" });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(page).toHaveURL("/members?gender=female&min_age=60");
    await heart.click();
    await question.getByRole("link", { name: "Inloggen" }).click();
    await page.locator("input[name=email]").fill(he.email);
    await page.locator("input[name=password]").fill(DEMO_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/members\?gender=female&min_age=60&like=/);
    const ready = page.getByRole("dialog", { name: `Wil je ${name} een like geven?` });
    await expect(ready).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Like verstuurd aan ${name}`)).toBeVisible();
    await expect(page).toHaveURL("/members?gender=female&min_age=60");
    await page.getByRole("button", { name: "Ongedaan" }).click();
    await expect(page.getByText(`Like voor ${name} teruggenomen`)).toBeVisible();
    quiet();
  },
);

test(
  "a visitor who taps the message button or more photos sees why to log in, and returns there",
  once,
  async ({ page }) => {
    const { he } = siteOf("vonk");
    const answer = await page.request.get("/api/members?gender=female&with_photo=1", {
      headers: { [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT },
    });
    const { members } = (await answer.json()) as { members: { id: string; photos: number }[] };
    const here = `/members/${members.find(({ photos }) => photos > 1)?.id}`;
    await page.goto(here);
    await page.getByRole("link", { name: /^Nog \d+ foto/ }).click();
    const photos = page.getByRole("dialog", { name: "Log in om meer foto’s te zien" });
    await expect(photos).toContainText("De eerste foto ziet iedereen");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(here);
    await page.getByRole("link", { name: /^Bericht/ }).click();
    const message = page.getByRole("dialog", { name: "Log in om een bericht te sturen" });
    await expect(message).toContainText("Je ziet wat een bericht kost voordat je het verstuurt.");
    await expectAccessible(page);
    await message.getByRole("link", { name: "Inloggen" }).click();
    await page.locator("input[name=email]").fill(he.email);
    await page.locator("input[name=password]").fill(DEMO_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: /^Bericht aan/ })).toBeVisible();
  },
);

test("a like that fails is undone on the heart, with the reason", once, async ({ page }) => {
  const { he } = siteOf("vonk");
  await logIn(page, he.email);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dag");
  await page.goto("/members?gender=female&max_age=50");
  await page.route("/api/likes.php", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  const heart = page.getByRole("button", { name: /^Like voor / }).first();
  await heart.click();
  await expect(page.getByText(/is niet verstuurd\. Geen verbinding/)).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("a search without results offers filters to drop, and invalid ages have an error at the field", async ({
  page,
}) => {
  await page.goto("/members?gender=female&country=NL&countryregion=09&min_age=97&max_age=98");
  await expect(page.getByText("Niemand gevonden")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zoek in het hele land" }).click();
  await expect(page).toHaveURL("/members?gender=female&country=NL&min_age=97&max_age=98");
  await page.getByRole("link", { name: "Zoek op alle leeftijden" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ vrouwen$/);
  await page.goto("/members?min_age=60&max_age=50");
  await openFilters(page);
  await expect(page.getByText("De laagste leeftijd is hoger dan de hoogste.").last()).toBeVisible();
  await expectAccessible(page);
});

test("changing two filters at once keeps both", async ({ page }) => {
  await page.goto("/members?gender=female", { waitUntil: "networkidle" });
  await openFilters(page);
  await expect(page.locator("select[name=max_age]").filter({ visible: true })).toHaveCount(1);
  // Make both changes in one task; on a slow phone the second comes before the first is rendered.
  await page.evaluate(() => {
    for (const [name, age] of [
      ["min_age", "50"],
      ["max_age", "60"],
    ] as const) {
      const fields = [...document.querySelectorAll<HTMLSelectElement>(`select[name=${name}]`)];
      const shown = fields.find((field) => field.checkVisibility());
      if (!shown) throw new Error(`no ${name}`);
      shown.value = age;
      shown.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await expect(page).toHaveURL(/min_age=50&max_age=60/);
});

test("result pages are links, and Back restores the list and its scroll position", async ({
  page,
}) => {
  await page.goto("/members?gender=female");
  const second = page
    .getByRole("navigation", { name: "Pagina’s" })
    .getByRole("link", { name: "Pagina 2" });
  await second.click();
  await expect(page).toHaveURL("/members?gender=female&page=2");
  // The first page is shown until the second has been loaded.
  await expect(second).toHaveAttribute("aria-current", "page");
  const links = page.getByRole("article").getByRole("link", { name: /, \d+$/ });
  const tenth = links.nth(10);
  await tenth.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  const names = await links.allInnerTexts();
  await tenth.click();
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL("/members?gender=female&page=2");
  await expect(tenth).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(5);
  expect(await links.allInnerTexts()).toEqual(names);
});

test("a visitor searches by gender and age from the footer", once, async ({ page }) => {
  await page.goto("/pages/terms");
  const search = page.getByRole("search", { name: "Rondkijken kan zonder account" });
  await search.getByLabel("Ik zoek").selectOption("male");
  await search.getByLabel("Van").selectOption("55");
  await search.getByLabel("Tot en met").selectOption("65");
  await search.getByRole("button", { name: "Zoeken" }).click();
  await expect(page).toHaveURL("/members?gender=male&min_age=55&max_age=65");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ mannen$/);
  await expect(search).toHaveCount(0);
});

test("a photo opens enlarged by keyboard, and Back closes it", async ({ page }) => {
  await page.goto(MEN_WITH_PHOTO);
  await page
    .getByRole("article")
    .getByRole("link", { name: /, \d+$/ })
    .first()
    .click();
  const photo = page.getByRole("link", { name: /Groter bekijken$/ });
  await photo.press("Enter");
  await expect(page.getByRole("dialog", { name: /^Foto’s van / })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(photo).toBeFocused();
});

test(
  "a fictional profile is marked on its card, its photo and its text",
  once,
  async ({ page }) => {
    await page.goto(DEMO_WOMEN);
    const card = page.getByRole("article").filter({ hasText: "Fictief profiel" }).first();
    await expect(card).toContainText("fysiek contact is niet mogelijk");
    await card.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/members\/[\w-]{36}$/);
    const main = page.getByRole("main");
    await expect(main.getByText("Fictief profiel", { exact: true })).toHaveCount(2);
    await expect(main.getByText("fysiek contact is niet mogelijk").first()).toBeVisible();
    await expectAccessible(page);
  },
);

test("an unknown profile returns 404", once, async ({ page }) => {
  for (const id of ["7", "00000000-0000-4000-8000-000000000000"]) {
    const answer = await page.goto(`/members/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze pagina bestaat niet");
  }
});
