import { expect, test, once } from "#e2e/test.ts";
import { aSignup } from "#tests/world/a-signup.ts";
import { mailedLink } from "#e2e/mailed-link.ts";
import { NEW_MEMBER_PASSWORD, openAsNewMember } from "#e2e/new-member.ts";
import { expectAccessible, sites } from "#e2e/pages.ts";

for (const site of sites) {
  test(
    `${site.name}: a member changes the address with the link mailed to the new address`,
    site === sites[0] ? {} : once,
    async ({ browser, baseURL }) => {
      const { page, email } = await openAsNewMember(browser, baseURL, {
        path: "/settings/account",
        site,
      });
      const change = page.getByRole("button", { name: "Wijzigen", exact: true });
      await change.click();
      const address = page.getByLabel("Nieuw e-mailadres");
      await expect(address).toBeFocused();
      await page.getByRole("button", { name: "Laat maar" }).click();
      await expect(address).toBeHidden();
      await expect(change).toBeFocused();
      await change.click();
      const submit = page.getByRole("button", { name: "E-mailadres wijzigen" });
      await address.fill("geen adres");
      await page.getByLabel("Huidig wachtwoord").first().fill(NEW_MEMBER_PASSWORD);
      await submit.click();
      await expect(page.getByText("Nieuw e-mailadres invalide.")).toBeVisible();
      await expect(address).toBeFocused();
      await expectAccessible(page);
      await address.fill("marijke@gmial.com");
      await address.blur();
      await page.getByRole("button", { name: "Bedoel je marijke@gmail.com?" }).click();
      await expect(address).toHaveValue("marijke@gmail.com");
      const to = aSignup().email;
      await address.fill(to);
      await submit.click();
      await expect(page.getByText(`We hebben een mail gestuurd naar ${to}.`)).toBeVisible();
      const link = await mailedLink(page, to, site.name);
      await page.goto(new URL(link, page.url()).href);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dit wordt je e-mailadres");
      await expectAccessible(page);
      await page.getByRole("button", { name: "Bevestigen" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Je e-mailadres is gewijzigd",
      );
      await page.getByRole("link", { name: "Verder" }).click();
      await expect(page.getByText(to)).toBeVisible();
      await expect(page.getByText(email)).toHaveCount(0);
    },
  );
}
