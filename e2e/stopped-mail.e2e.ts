import { expect, onPhone, test } from "#e2e/test.ts";
import type { Locator } from "@playwright/test";
import { MAILBOX } from "#sandbox/mailbox/addresses.ts";
import { openAsNewMember } from "./new-member.ts";
import { expectAccessible } from "./pages.ts";

/** On a phone words, action and close button share a line; a press on the words shows the sentence. */
async function expectOneLine(strip: Locator, action: Locator): Promise<void> {
  const close = strip.getByRole("button", { name: "Sluiten" });
  for (const part of [action, close]) await expect(part).toBeInViewport({ ratio: 1 });
  expect((await strip.boundingBox())?.height).toBeLessThan(65);
  await expect(strip.getByText("kwam terug")).toBeHidden();
  await strip.getByText("Mail komt niet aan").click();
}

test("a member whose mail came back is warned on every page, until she dismisses it", async ({
  browser,
  baseURL,
}) => {
  const { context, page, quiet, email } = await openAsNewMember(browser, baseURL, {
    path: "/members",
  });
  const strip = page.getByRole("complementary", { name: "Meldingen" });
  await expect(strip).toContainText("Je e-mailadres is nog niet bevestigd");
  await page.goto(MAILBOX.list);
  await page.getByRole("listitem").filter({ hasText: email }).getByRole("link").click();
  await page.getByRole("button", { name: "Deze mail komt terug" }).click();
  await expect(page.getByRole("status")).toHaveText(
    "De mail is teruggekomen: het adres bestaat niet.",
  );

  // It replaces the reminder, which cannot arrive.
  await page.goto("/members");
  await expect(strip).toHaveText(/Onze mail aan jou kwam terug/);
  // She has no photo either, but sees one alert at a time.
  await expect(strip).toHaveCount(1);
  await expect(strip).not.toContainText("foto");
  await expectAccessible(page);
  const action = strip.getByRole("link", { name: "Adres wijzigen" });
  if (onPhone()) await expectOneLine(strip, action);
  await expect(strip.getByText("kwam terug")).toBeVisible();
  await action.click();
  await expect(page).toHaveURL(/\/settings\/account$/);
  // The offer of push may take its place.
  const warning = strip.getByText("kwam terug");
  await expect(warning).toBeHidden();
  await page.goto("/notifications");
  await expect(page.getByRole("main")).toContainText("Controleer je e-mailadres en verbeter het.");
  await expect(page.getByRole("main")).not.toContainText("krijg je altijd");
  await expect(warning).toBeHidden();

  await page.goto("/members");
  await strip.getByRole("button", { name: "Sluiten" }).click();
  await expect(warning).toBeHidden();
  await expect(page.locator("#content")).toBeFocused();
  const dismissedAt = await page.evaluate(() =>
    Number(localStorage.getItem("hide-disabled-notifications-alert")),
  );
  expect(Date.now() - dismissedAt).toBeLessThan(60_000);
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(warning).toBeHidden();
  quiet();
  await context.close();
});
