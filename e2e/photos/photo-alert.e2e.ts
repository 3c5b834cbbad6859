import { expect, once, test } from "#e2e/test.ts";
import { confirmMember, openAsNewMember } from "#e2e/new-member.ts";
import { chunk, expectAccessible, sites } from "#e2e/pages.ts";

test(
  "a member without a photo is offered to add one, until she dismisses it",
  once,
  async ({ browser, baseURL }) => {
    const { context, page, quiet, email } = await openAsNewMember(browser, baseURL, {
      path: "/members",
      site: sites[0],
    });
    const strip = page.getByRole("complementary", { name: "Meldingen" });
    // One at a time: the address comes first.
    await expect(strip).toContainText("Je e-mailadres is nog niet bevestigd");
    await expect(strip).not.toContainText("Bij je profiel staat nog geen foto");
    await confirmMember(page, email);
    await page.goto("/members");
    await expect(strip).toContainText(
      "Bij je profiel staat nog geen foto. Eén is genoeg om mee te beginnen.",
    );
    await expectAccessible(page);
    await page.goto("/chats");
    await expect(strip).toContainText("Bij je profiel staat nog geen foto");
    await expectAccessible(page);
    await strip.getByRole("link", { name: "Foto kiezen" }).click();
    await expect(page).toHaveURL(/\/profile#photos$/);
    await expect(strip).toBeHidden();
    await page.goto("/members");
    await strip.getByRole("button", { name: "Sluiten" }).click();
    await expect(strip).toBeHidden();
    await expect(page.locator("#content")).toBeFocused();
    const dismissedAt = await page.evaluate(() =>
      Number(localStorage.getItem("hide-enrich-alert")),
    );
    expect(new Date(dismissedAt).toDateString()).toBe(new Date().toDateString());
    await page.reload();
    await expect(strip).toBeHidden();
    quiet();

    // Hidden from the first paint on, before any other script runs.
    await page.route(chunk("web/entry-client.tsx"), (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(strip).toBeHidden();
    await context.close();
  },
);
