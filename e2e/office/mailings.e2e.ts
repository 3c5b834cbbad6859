import { expect, test, once } from "#e2e/test.ts";
import { openOffice, signIn } from "./open-office.ts";
import { addStaffMember } from "./staff-member.ts";
import { expectAccessible } from "#e2e/pages.ts";

test(
  "an admin writes a mailing, tests, schedules, sends and stops it by keyboard",
  once,
  async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const { context, page, quiet } = await openOffice(browser, baseURL);
    const admin = await addStaffMember(baseURL, "admin");
    await signIn(page, admin);
    await page.getByRole("link", { name: "Mailings" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Mailings" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Nieuwe mailing" }).press("Enter");
    const subject = `Nieuws ${test.info().project.name} ${Date.now()}`;
    await page.getByLabel("Site").selectOption("Vonk");
    await page.getByLabel("Onderwerp").fill(subject);
    const text = page.getByLabel("Tekst", { exact: true });
    await text.fill("Lees het op elders.nl.");
    await expect(page.getByText("Haal weg of verander: elders.nl")).toBeVisible();
    await text.fill("Lees het op https://vonk.localhost/help.");
    await expect(page.getByText("Haal weg of verander")).toHaveCount(0);
    const mail = page.frameLocator("iframe");
    await expect(mail.getByRole("heading", { name: subject })).toBeVisible();
    await expect(mail.getByRole("link", { name: "https://vonk.localhost/help" })).toBeVisible();
    const light = await mail
      .locator("body")
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.getByLabel("Donker").press("Space");
    await expect(mail.locator("body")).not.toHaveCSS("background-color", light);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Testmail naar mij" }).press("Enter");
    await expect(page.getByText(`De testmail is onderweg naar ${admin.email}`)).toBeVisible();
    await page.getByRole("button", { name: "Opslaan" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
    await page.getByRole("button", { name: "Plannen" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Wanneer").fill(`${new Date().getFullYear() + 1}-01-04T10:00`);
    await expect(dialog.getByText("Zodra het versturen begint")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Plannen" }).press("Enter");
    await expect(page.getByText(/^Begint op 4 jan/)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Terug naar concept" }).press("Enter");
    await expect(text).toHaveValue("Lees het op https://vonk.localhost/help.");
    // Queueing starts with the minute, and then a mailing to nobody is sent at once.
    await expect.poll(() => new Date().getSeconds(), { timeout: 30_000 }).toBeLessThan(40);
    await page.getByRole("button", { name: "Nu versturen" }).press("Enter");
    await dialog.getByRole("button", { name: "Nu versturen" }).press("Enter");
    await page.getByRole("button", { name: "Versturen stoppen" }).press("Enter");
    await expect(dialog.getByText("Wat verstuurd is, blijft verstuurd.")).toBeVisible();
    await dialog.getByRole("button", { name: "Versturen stoppen" }).press("Enter");
    await expect(page.getByText("Niemand kreeg hem.")).toBeVisible();
    // The page ignores keys until the dialog is gone.
    await expect(dialog).toBeHidden();
    await page.getByRole("link", { name: "Alle mailings" }).press("Enter");
    const row = page.getByRole("listitem").filter({ hasText: subject });
    await expect(row).toContainText("Gestopt");
    await expectAccessible(page);
    quiet();
    await context.close();
  },
);
