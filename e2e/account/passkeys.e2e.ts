import type { Page } from "@playwright/test";
import { addAuthenticator } from "#e2e/add-authenticator.ts";
import { expect, test, oncePerBrowser } from "#e2e/test.ts";
import { NEW_MEMBER_PASSWORD, openAsNewMember } from "#e2e/new-member.ts";
import { expectAccessible, sites } from "#e2e/pages.ts";

for (const site of sites) {
  test(
    `a member of ${site.name} adds a passkey and logs in with it`,
    oncePerBrowser,
    async ({ browser, baseURL }) => {
      const { page } = await openAsNewMember(browser, baseURL, { path: "/settings/account", site });
      await addAuthenticator(page);
      await addPasskey(page);
      // The device answers the suggestion of the address field by itself.
      await page.context().clearCookies({ name: /session$/ });
      await page.goto("/login?next=/settings/account");
      // In the language of the account.
      await expect(page.getByText("Mijn telefoon", { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/settings\/account$/);
    },
  );
}

test(
  "a member logs in with the button, renames the passkey and removes it",
  oncePerBrowser,
  async ({ browser, baseURL }) => {
    const { page } = await openAsNewMember(browser, baseURL, { path: "/settings/account" });
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await addAuthenticator(page);
    await addPasskey(page);
    await expectAccessible(page);
    await page.context().clearCookies({ name: /session$/ });
    await page.goto("/login?next=/settings/account");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Gebruik een passkey" }).click();
    await expect(page.getByText("laatst gebruikt op")).toBeVisible();
    await page.getByRole("button", { name: "Naam wijzigen: Mijn telefoon" }).click();
    await page.getByLabel("Naam van de passkey").fill("Oude telefoon");
    await page.getByRole("button", { name: "Bewaren" }).click();
    await page.getByRole("button", { name: "Oude telefoon verwijderen" }).click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText("Met Oude telefoon kun je daarna niet meer inloggen.");
    await question.getByRole("button", { name: "Verwijderen" }).click();
    await expect(page.getByText("Oude telefoon is verwijderd.")).toBeVisible();
  },
);

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Passkey toevoegen" }).click();
  const form = page.locator("form").filter({ has: page.getByLabel("Naam van de passkey") });
  await form.getByLabel("Naam van de passkey").fill("Mijn telefoon");
  await form.getByLabel("Huidig wachtwoord").fill(NEW_MEMBER_PASSWORD);
  await form.getByRole("button", { name: "Passkey toevoegen" }).click();
  await expect(page.getByText("De passkey is toegevoegd.")).toBeVisible();
}
