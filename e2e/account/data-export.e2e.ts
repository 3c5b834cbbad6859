import { expect, test, once } from "#e2e/test.ts";
import { NEW_MEMBER_PASSWORD, openAsNewMember } from "#e2e/new-member.ts";
import { expectAccessible } from "#e2e/pages.ts";

test(
  "a member requests a copy of the data and downloads it",
  once,
  async ({ browser, baseURL }) => {
    const { page } = await openAsNewMember(browser, baseURL, { path: "/settings/data" });
    await page.getByLabel("Je wachtwoord").fill("niet het wachtwoord");
    await page.getByRole("button", { name: "Kopie maken" }).click();
    await expect(page.getByText("Dit wachtwoord klopt niet.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Je wachtwoord").fill(NEW_MEMBER_PASSWORD);
    await page.getByRole("button", { name: "Kopie maken" }).click();
    const link = page.getByRole("link", { name: /^Downloaden/ });
    await expect(link).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    const download = page.waitForEvent("download");
    await link.click();
    expect((await download).suggestedFilename()).toMatch(/^vonk-.*\.zip$/);
  },
);
