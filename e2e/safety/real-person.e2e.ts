import { expect, test, once } from "#e2e/test.ts";
import { signUpMember, confirmMember } from "#e2e/new-member.ts";
import { DEMO_WOMEN, expectAccessible } from "#e2e/pages.ts";

test(
  "a member asks whether a profile is a real person, and reads what the data say",
  once,
  async ({ browser }) => {
    const { page, context, email } = await signUpMember(browser, "Hendrik", "male");
    await confirmMember(page, email);
    const dialog = page.getByRole("dialog");
    async function ask() {
      await page.getByRole("button", { name: /^Meer over / }).click();
      await page.getByRole("button", { name: "Is dit een echte persoon?" }).click();
      await expect(
        dialog.getByRole("heading", { name: /^Is .* een echte persoon\?$/ }),
      ).toBeVisible();
    }
    await page.goto(DEMO_WOMEN);
    const card = page.getByRole("article").filter({ hasText: "Fictief profiel" }).first();
    await card.getByRole("link").first().click();
    await ask();
    await expect(dialog.getByText("Nee.", { exact: true })).toBeVisible();
    await expect(dialog.getByText("fysiek contact is niet mogelijk")).toBeVisible();
    await expect(dialog.getByText(/Vragen kost geen credits/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Sluiten" }).first().click();
    await page.goto(`${DEMO_WOMEN}&real_only=1`);
    await page.getByRole("article").first().getByRole("link").first().click();
    await ask();
    await expect(dialog.getByText("Ja, voor zover wij weten.")).toBeVisible();
    await dialog.getByRole("button", { name: /melden$/ }).click();
    await expect(dialog.getByRole("heading", { name: /melden/ })).toBeVisible();
    await context.close();
  },
);
