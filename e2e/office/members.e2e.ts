import { expect, once, test } from "#e2e/test.ts";
import { openAsNewMember } from "#e2e/new-member.ts";
import { expectAccessible } from "#e2e/pages.ts";
import { openOffice, signIn } from "./open-office.ts";
import { addStaffMember } from "./staff-member.ts";

test.beforeEach(() => test.setTimeout(240_000));

test(
  "support finds a member, corrects the birth date, and the admin reads both dates in the audit trail",
  once,
  async ({ browser, baseURL }) => {
    const member = await openAsNewMember(browser, baseURL, { path: "/profile" });
    const { page } = await openOffice(browser, baseURL);
    await signIn(page, await addStaffMember(baseURL, "support", { name: "Sanne" }), "/support");
    const field = page.getByRole("textbox", { name: "Naam, e-mailadres of id" });
    const search = page.getByRole("button", { name: "Zoeken" });
    await search.click();
    await expect(field).toHaveAccessibleDescription(/Vul dit in\./);
    await field.fill("niemand@example.nl");
    await search.click();
    await expect(page.getByText("Geen lid gevonden")).toBeVisible();
    await field.fill(member.email);
    await search.click();
    const row = page.getByRole("main").getByRole("listitem");
    await expect(row).toHaveCount(1);
    await expectAccessible(page);

    await row.getByRole("button", { name: /corrigeren$/ }).click();
    const dialog = page.getByRole("dialog");
    const born = dialog.getByLabel("Geboortedatum");
    const before = await born.inputValue();
    const save = dialog.getByRole("button", { name: "Opslaan" });
    await born.fill("2020-01-01");
    await dialog.getByRole("textbox", { name: "Reden" }).fill("Schreef dat het een typefout was.");
    await save.click();
    await expect(dialog.getByText("Dit lid is dan jonger dan op deze site mag.")).toBeVisible();
    await expectAccessible(page);
    await born.fill("1961-02-03");
    await save.click();
    await expect(page.getByText(/^Gecorrigeerd: /)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText("3 februari 1961");

    await member.page.reload();
    await expect(member.page.getByText("3 februari 1961")).toBeVisible();

    const { page: admins } = await openOffice(browser, baseURL);
    const path = "/audit?action=member.corrected";
    await signIn(admins, await addStaffMember(baseURL, "admin", { name: "Anja" }), path);
    const entry = admins.getByRole("listitem").filter({ hasText: "Sanne" }).first();
    await expect(entry).toContainText("Gegevens van een lid gecorrigeerd");
    await expect(entry).toContainText(`geboren ${before} → 1961-02-03`);
    await expect(entry).toContainText("Schreef dat het een typefout was.");
  },
);
