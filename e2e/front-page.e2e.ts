import type { Locator } from "@playwright/test";
import { expect, test, once } from "#e2e/test.ts";
import { DEMO_WOMEN, expectAccessible, expectQuietConsole, sites } from "./pages.ts";

test("a visitor searches with the sentence, which counts who fits", async ({ page, context }) => {
  const quiet = expectQuietConsole(context);
  await page.goto("/");
  const search = page.getByRole("search", { name: "Leden zoeken" });
  await search.getByLabel("Wie je zoekt").selectOption("een vrouw");
  await search.getByLabel("Leeftijd").selectOption("van 50 tot 60");
  await search.getByLabel("Waar").selectOption("Utrecht");
  await search.hover();
  const found = search.getByRole("status");
  await expect(found).toHaveText(/^\d+ (lid past|leden passen) hierbij$/);
  await page.waitForLoadState("networkidle");
  const count = Number.parseInt(await found.innerText());
  await search.getByRole("button", { name: "Eerst rondkijken" }).click();
  await expect(page).toHaveURL(/\/members\?country=NL&gender=female&ages=50-60&countryregion=\w+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    count === 1 ? "1 vrouw" : `${count} vrouwen`,
  );
  quiet();
});

test("the front page shows eight members, and answers questions", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("heading", { name: "Een paar van onze leden" }).hover();
  await expect(page.getByRole("article")).toHaveCount(8);
  await page.getByText("Wie ziet mijn profiel?").click();
  await expect(page.getByText("Iedereen die hier rondkijkt")).toBeVisible();
  await expectAccessible(page);
});

test("each site's front page has a wall of its own", once, async ({ page, baseURL }) => {
  const walls: string[] = [];
  for (const { at } of sites) {
    await page.goto(at(baseURL, "/"));
    const pictures = page.locator("[data-place] img");
    await expect(pictures).toHaveCount(6);
    for (const picture of await pictures.all()) {
      await expect.poll(() => measureWidth(picture)).toBe(480);
      walls.push((await picture.getAttribute("src")) ?? "");
    }
  }
  expect(new Set(walls).size).toBe(18);
});

test("each member of the demo has a face", once, async ({ page }) => {
  await page.goto(DEMO_WOMEN);
  const faces = page.getByRole("article").locator("img");
  await expect(faces.nth(7)).toBeAttached();
  for (const face of await faces.all()) {
    await face.scrollIntoViewIfNeeded();
    await expect.poll(() => measureWidth(face)).toBeGreaterThan(0);
  }
});

/** The width of a picture's file; 0 until it is loaded. */
const measureWidth = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

test("rows of three on the front page are full", once, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto("/");
  await page.getByRole("heading", { name: "Een paar van onze leden" }).hover();
  await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(6);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the sentence searches", once, async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Leeftijd").selectOption("vanaf 70");
    await page.getByRole("button", { name: "Eerst rondkijken" }).click();
    await expect(page).toHaveURL(/ages=70-/);
    const cards = page.getByRole("article").getByRole("link", { name: /, \d+$/ });
    const ages = (await cards.allInnerTexts()).map((name) => Number(name.split(", ")[1]));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(70);
  });
});
