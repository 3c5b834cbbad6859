import type { Page } from "@playwright/test";
import { expectAccessible, logIn, sites } from "#e2e/pages.ts";
import { expect, onPhone, test } from "#e2e/test.ts";
import { box } from "./conversation-page.ts";

async function openConversation(page: Page) {
  await logIn(page, sites[0]?.logins[0]?.email ?? "");
  await expect(page).toHaveURL("/");
  await page.goto("/chats");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const row = page.getByRole("listitem").getByRole("link").first();
  await page.goto((await row.getAttribute("href")) ?? "");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

const opener = (page: Page) => page.getByRole("button", { name: "Emoji", exact: true });
const picker = (page: Page) => page.getByRole("region", { name: "Emoji" });
const emoji = (page: Page, name: string) => picker(page).getByRole("gridcell", { name });

test("an emoji goes where the caret is, stays among the recently used, and counts once", async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") elsewhere.push(request.url());
  });
  await openConversation(page);
  await box(page).fill("Dag zon");
  await box(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4));
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  const search = picker(page).getByRole("searchbox");
  const hasKeyboard = !onPhone();
  // A touch keyboard would cover the emoji.
  await expect(hasKeyboard ? search : picker(page)).toBeFocused();
  await expect(picker(page).getByText("Gezichten en gevoel")).toBeVisible();
  await expectAccessible(page);
  await search.fill("zonnebloem");
  await emoji(page, "zonnebloem").click();
  await expect(box(page)).toHaveValue("Dag 🌻zon");
  if (hasKeyboard) await expect(box(page)).toBeFocused();
  await emoji(page, "zonnebloem").click();
  await expect(box(page)).toHaveValue("Dag 🌻🌻zon");

  await page.keyboard.press("Escape");
  await expect(picker(page)).toHaveCount(0);
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  await opener(page).click();
  await expect(picker(page).getByText("Laatst gebruikt")).toBeVisible();
  await expect(emoji(page, "zonnebloem")).toBeVisible();
  await search.fill("qqqq");
  await expect(picker(page)).toContainText("Geen emoji gevonden");
  await picker(page).getByRole("button", { name: "Emoji sluiten" }).click();
  await expect(picker(page)).toHaveCount(0);
  expect(elsewhere).toEqual([]);

  const limit = 1_000;
  await box(page).fill("a".repeat(limit - 1));
  await opener(page).click();
  await emoji(page, "zonnebloem").click();
  await expect(page.getByText("Nog 0 tekens")).toBeVisible();
  await emoji(page, "zonnebloem").click();
  await expect(page.getByText("1 teken te veel")).toBeVisible();
});

test("the arrow keys choose an emoji that Enter inserts", async ({ page }) => {
  test.skip(onPhone(), "a phone has no arrow keys");
  await openConversation(page);
  await opener(page).press("Enter");
  const search = picker(page).getByRole("searchbox");
  await expect(search).toBeFocused();
  await search.pressSequentially("klaver");
  await expect(emoji(page, "klavertjevier")).toBeVisible();
  const announced = (name: string) => page.getByRole("status").filter({ hasText: name });
  await expect(announced("klavertjedrie")).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(announced("klavertjevier")).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(box(page)).toHaveValue("🍀");
  await expect(box(page)).toBeFocused();
});
