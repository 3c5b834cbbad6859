import { randomUUID } from "node:crypto";
import { expect, test, once } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { confirmMember, signUpMember } from "./new-member.ts";
import { expectAccessible, openMail } from "./pages.ts";

const talk = (page: Page) => page.getByRole("region", { name: /^Gesprek met/ });

async function openReport(page: Page, menu: RegExp, name: string) {
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("button", { name: `${name} melden` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: `${name} melden` })).toBeVisible();
  return dialog;
}

test("a member reports another from the profile, and follows the report in the settings", async ({
  browser,
}) => {
  const [an, bo] = [
    await signUpMember(browser, "Aafke", "female"),
    await signUpMember(browser, "Bernard", "male"),
  ];
  await confirmMember(bo.page, bo.email);
  await an.page.goto(`/members/${bo.id}`);
  const dialog = await openReport(an.page, /^Meer over Bernard/, "Bernard");
  await expect(dialog).toContainText("Een mens leest je melding, binnen 24 uur.");
  await expect(dialog).toContainText("Bernard hoort niet dat jij het was.");
  await expect(dialog.getByRole("checkbox", { name: /berichten meesturen/ })).toBeHidden();
  await expectAccessible(an.page);
  await dialog.getByRole("button", { name: "Melding versturen" }).click();
  await expect(dialog).toContainText("Kies wat er aan de hand is.");
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await dialog.getByRole("radio", { name: "Doet zich voor als iemand anders" }).check();
  await expect(dialog).not.toContainText("Kies wat er aan de hand is.");
  await dialog.getByRole("checkbox", { name: "Bernard ook blokkeren" }).uncheck();
  await dialog.getByRole("button", { name: "Melding versturen" }).click();
  await expect(an.page.getByRole("heading", { name: "Je melding is binnen" })).toBeFocused();
  await expectAccessible(an.page);
  await an.page.goto("/settings/privacy");
  await expect(an.page.getByText(/^Je melding \w{4}-\w{4} van/)).toBeVisible();
  await expect(an.page.getByText("Wacht op een beslissing")).toBeVisible();
  await an.page.goto(`/members/${bo.id}`);
  await expect(an.page.getByRole("heading", { name: /^Bernard, /, level: 1 })).toBeVisible();
});

test(
  "a member reports a message from the conversation, and the other is blocked too",
  once,
  async ({ browser }) => {
    test.setTimeout(120_000);
    const [an, bo] = [
      await signUpMember(browser, "Aukje", "female"),
      await signUpMember(browser, "Bouke", "male"),
    ];
    await confirmMember(an.page, an.email);
    await confirmMember(bo.page, bo.email);
    await an.page.goto(`/members/${bo.id}/chat`);
    await an.page.getByRole("textbox", { name: /^Bericht aan/ }).fill("Wat een mooie dag vandaag.");
    await an.page.getByRole("button", { name: "Versturen" }).click();
    await expect(an.page).toHaveURL(/\/chats\/[\w-]{36}$/);
    await bo.page.goto(new URL(an.page.url()).pathname);
    await expect(talk(bo.page).getByText("Wat een mooie dag vandaag.")).toBeVisible();
    const dialog = await openReport(bo.page, /^Meer over het gesprek/, "Aukje");
    await dialog.getByRole("radio", { name: "Vraagt om geld, codes of gegevens" }).check();
    await dialog.getByLabel("Gaat het om één bericht?").selectOption("Wat een mooie dag vandaag.");
    await dialog.getByLabel(/^Wat gebeurde er\?/).fill("Ze vroeg meteen om geld.");
    await expectAccessible(bo.page);
    await dialog.getByRole("button", { name: "Melding versturen" }).click();
    await expect(bo.page.getByRole("heading", { name: "Je melding is binnen" })).toBeVisible();
    await expect(
      bo.page.getByText("Aukje is geblokkeerd. Jullie zien elkaar niet meer."),
    ).toBeVisible();
    await bo.page.goto("/settings/privacy");
    await expect(bo.page.getByRole("button", { name: "Aukje deblokkeren" })).toBeVisible();
  },
);

test("the block question leads to a report", once, async ({ browser }) => {
  const [an, bo] = [
    await signUpMember(browser, "Agnes", "female"),
    await signUpMember(browser, "Bas", "male"),
  ];
  await confirmMember(bo.page, bo.email);
  await an.page.goto(`/members/${bo.id}`);
  await an.page.getByRole("button", { name: /^Meer over Bas/ }).click();
  await an.page.getByRole("button", { name: "Bas blokkeren" }).click();
  await an.page.getByRole("button", { name: "Ook melden" }).click();
  await expect(an.page.getByRole("heading", { name: "Bas melden" })).toBeVisible();
});

test("a visitor complains from the footer, and gets a receipt on the page and by mail", async ({
  page,
}) => {
  const email = `k${randomUUID().slice(0, 8)}@example.nl`;
  await page.goto("/pages/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Klachten" }).click();
  await expect(page.getByRole("heading", { name: "Melden of klagen" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Versturen" }).click();
  await expect(page.getByText("Bevestig dat het naar je beste weten waar is.")).toBeVisible();
  // The form is taller than a screen: without this the first error would be out of sight.
  await expect(page.getByRole("radio").first()).toBeFocused();
  await page.getByRole("radio", { name: /zonder mijn toestemming/ }).check();
  await page.getByLabel("Wat gebeurde er?").fill("Mijn foto staat op een profiel.");
  await page.getByLabel("Je e-mailadres").fill(email);
  await page.getByRole("checkbox", { name: /naar mijn beste weten/ }).check();
  await page.getByRole("button", { name: "Versturen" }).click();
  await expect(page.getByRole("heading", { name: "Je melding is binnen" })).toBeVisible();
  await expect(page.getByText(/^Het nummer is \w{4}-\w{4}\.$/)).toBeVisible();
  await expectAccessible(page);
  await openMail(page, email);
  await expect(page.getByText(/melding \w{4}-\w{4} is binnen/).first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the complaint form shows its errors, and then the receipt", once, async ({ page }) => {
    await page.goto("/complaints");
    await page.getByLabel("Wat gebeurde er?").fill("Iets klopt niet.");
    await page.getByRole("button", { name: "Versturen" }).click();
    await expect(page.getByText("Bevestig dat het naar je beste weten waar is.")).toBeVisible();
    await expect(page.getByLabel("Wat gebeurde er?")).toHaveValue("Iets klopt niet.");
    await page.getByRole("radio", { name: "Iets anders", exact: true }).check();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Versturen" }).click();
    await expect(page.getByRole("heading", { name: "Je melding is binnen" })).toBeVisible();
  });
});
