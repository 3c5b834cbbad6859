import { expect, test, once } from "#e2e/test.ts";
import type { Locator, Page } from "@playwright/test";
import { isUncovered } from "#e2e/pages.ts";

const next = (page: Page) => page.getByRole("button", { name: "Verder" });
const topOf = async (element: Locator) => (await element.boundingBox())?.y;

/** Scrolls the dialog until the field reaches `y`, and tells whether it is drawn there. */
function scrollBehind(field: SVGElement | HTMLElement, y: number) {
  field.closest("dialog")?.scrollBy(0, field.getBoundingClientRect().bottom - y - 20);
  const { left, bottom } = field.getBoundingClientRect();
  return { reaches: bottom > y, covers: document.elementFromPoint(left + 60, y) === field };
}

test(
  "the modal keeps its button in place, and reveals what an answer opens",
  once,
  async ({ page }) => {
    await page.goto("/");
    const join = page.getByRole("main").getByRole("link", { name: "Gratis inschrijven" });
    await join.hover();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await join.click();
    await page.getByRole("radio", { name: "Vrouw", exact: true }).check();
    await page.getByRole("radio", { name: "Mannen", exact: true }).check();
    const place = await topOf(next(page));
    await next(page).click();
    await page.getByLabel("Dag").fill("14");
    await page.getByRole("combobox", { name: "Maand" }).selectOption("5");
    await page.getByLabel("Jaar").fill("1966");
    await expect.poll(() => topOf(next(page))).toBe(place);
    await next(page).click();
    await page.getByLabel("Naam", { exact: true }).fill("Marijke");
    await page.getByLabel("Provincie").selectOption({ label: "Gelderland" });
    const town = page.getByRole("combobox", { name: "Woonplaats" });
    await town.click();
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await next(page).click({ trial: true });
    // Nor does the field cover the button when it scrolls behind it, in a low window.
    await page.setViewportSize({ width: 1280, height: 560 });
    const button = (await topOf(next(page))) ?? 0;
    expect(await town.evaluate(scrollBehind, button + 4)).toEqual({ reaches: true, covers: false });
    await page.setViewportSize({ width: 1280, height: 800 });
    await town.fill("Apeldoorn");
    await next(page).click();
    await expect.poll(() => topOf(next(page))).toBe(place);
    await page.getByRole("checkbox", { name: /interesses over seks/ }).check();
    await expect(page.getByRole("checkbox", { name: "Lingerie" })).toBeInViewport();
  },
);

test("the last field of a step is clear of the buttons in low windows", once, async ({ page }) => {
  await page.goto("/");
  const join = page.getByRole("main").getByRole("link", { name: "Gratis inschrijven" });
  await join.hover();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await join.click();
  await page.getByRole("radio", { name: "Vrouw", exact: true }).check();
  await page.getByRole("radio", { name: "Mannen", exact: true }).check();
  await next(page).click();
  await page.getByLabel("Dag").fill("14");
  await page.getByRole("combobox", { name: "Maand" }).selectOption("5");
  await page.getByLabel("Jaar").fill("1966");
  await next(page).click();
  const town = page.getByRole("combobox", { name: "Woonplaats" });
  for (const height of [800, 720]) {
    await page.setViewportSize({ width: 1280, height });
    await expect.poll(() => isUncovered(town), `before any scrolling at ${height}`).toBe(true);
  }
  await page.goto("/signup");
  for (const [width, height] of [
    [390, 844],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByLabel("Naam", { exact: true }).focus();
    await town.focus();
    await expect.poll(() => isUncovered(town), `${width} × ${height}`).toBe(true);
  }
});
