import { expect, test, once, oncePerBrowser } from "#e2e/test.ts";
import type { Browser, Locator, Page } from "@playwright/test";
import { openAsNewMember } from "./new-member.ts";
import { expectAccessible, sites } from "./pages.ts";

const openProfile = (browser: Browser, baseURL: string | undefined, site = sites[0]) =>
  openAsNewMember(browser, baseURL, { path: "/profile", site });

const edit = (page: Page, label: string) =>
  page.getByRole("link", { name: new RegExp(`^(Wijzig|Invullen) \\(${label}\\)$`) });
const save = (page: Page) => page.getByRole("button", { name: "Bewaren" });
const rowOf = (link: Locator) => link.locator("xpath=..");

for (const site of sites) {
  test(
    `on ${site.name} a member builds the profile field by field`,
    site === sites[0] ? {} : once,
    async ({ browser, baseURL }) => {
      const { context, page, quiet } = await openProfile(browser, baseURL, site);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mijn profiel");
      for (const part of ["Persoonlijke gegevens", "Waar je woont", "Interesses"]) {
        await expect(page.getByRole("heading", { level: 2, name: part })).toBeVisible();
      }
      await expect(page.getByText(/^0 van de \d delen klaar$/)).toBeVisible();

      // The missing part is a link to its field.
      await page.getByRole("link", { name: "je verhaal" }).click();
      const about = page.getByRole("textbox", { name: "Over mij" });
      await expect(about).toBeFocused();
      await about.fill("Op dinsdag zing ik.");
      await expect(page.getByText("19 van 1.000")).toBeVisible();
      await expectAccessible(page);
      await save(page).click();
      await expect(edit(page, "Over mij")).toBeFocused();
      await expect(rowOf(edit(page, "Over mij"))).toContainText("Op dinsdag zing ik.");
      await expect(page.getByText(/^1 van de \d delen klaar$/)).toBeVisible();

      await page.getByRole("button", { name: "Ongedaan maken" }).click();
      await expect(rowOf(edit(page, "Over mij"))).toContainText("Nog leeg.");

      await edit(page, "Hier voor").click();
      await page.getByText("Vriendschap").click();
      await save(page).click();
      await expect(rowOf(edit(page, "Hier voor"))).toContainText("Vriendschap");

      await edit(page, "Wat ik leuk vind").click();
      await page.getByText("Muziek", { exact: true }).click();
      await expectAccessible(page);
      await save(page).click();
      await expect(rowOf(edit(page, "Wat ik leuk vind"))).toContainText("Muziek");
      await expectAccessible(page);
      await page.reload();
      await expect(rowOf(edit(page, "Hier voor"))).toContainText("Vriendschap");
      quiet();
      await context.close();
    },
  );
}

test("one row is open at a time, and Never mind and Escape restore what was stored", async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await openProfile(browser, baseURL);
  // Before hydration each row is a separate page, which has no draft of another row.
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await edit(page, "Naam").click();
  await page.getByRole("textbox", { name: "Naam" }).fill("Anders");
  await edit(page, "Over mij").click();
  await expect(page.getByRole("textbox")).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "Over mij" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(edit(page, "Over mij")).toBeFocused();
  await edit(page, "Naam").click();
  await expect(page.getByRole("textbox", { name: "Naam" })).toHaveValue("Anders");
  await page.getByRole("button", { name: "Laat maar" }).click();
  await expect(edit(page, "Naam")).toBeFocused();
  await expect(rowOf(edit(page, "Naam"))).not.toContainText("Anders");
  await context.close();
});

test(
  "the profile words a wrong name and date of birth as the specification does",
  once,
  async ({ browser, baseURL }) => {
    const { context, page, email } = await openProfile(browser, baseURL);
    await edit(page, "Naam").click();
    const name = page.getByRole("textbox", { name: "Naam" });
    for (const [value, text] of [
      ["@marijke", "Een naam begint niet met @."],
      [email.toUpperCase(), "Kies een andere naam dan je e-mailadres: andere leden zien hem."],
    ] as const) {
      await name.fill(value);
      await save(page).click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(name).toBeFocused();
    }
    await edit(page, "Geboortedatum").click();
    const year = page.getByRole("textbox", { name: "Jaar" });
    const day = page.getByRole("textbox", { name: "Dag" });
    for (const [d, y, text] of [
      ["14", String(new Date().getFullYear() - 10), "Vul uw geboortedatum in (18+ jaar)"],
      ["", "", "Ongeldige geboortedatum."],
    ] as const) {
      await day.fill(d);
      await year.fill(y);
      await save(page).click();
      await expect(page.getByText(text)).toBeVisible();
    }
    await context.close();
  },
);

test(
  "a text with a telephone number is rejected at its field and stays in the form",
  once,
  async ({ browser, baseURL }) => {
    const { context, page } = await openProfile(browser, baseURL);
    await edit(page, "Over mij").click();
    const field = page.getByRole("textbox", { name: "Over mij" });
    const text = "Op dinsdag zing ik.\nBel me: nul zes, 12 34 56 78";
    await field.fill(text);
    await save(page).click();
    await expect(field).toHaveAccessibleDescription(/haal het telefoonnummer eruit\./);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(text);
    await expectAccessible(page);
    await field.fill("Op dinsdag zing ik.");
    await save(page).click();
    await expect(rowOf(edit(page, "Over mij"))).toContainText("Op dinsdag zing ik.");
    await context.close();
  },
);

test(
  "the orientation needs its own consent, and withdrawing it empties the field",
  once,
  async ({ browser, baseURL }) => {
    const { context, page } = await openProfile(browser, baseURL);
    await edit(page, "Geaardheid").click();
    const consent = page.getByRole("checkbox", { name: /mijn geaardheid bewaart/ });
    await expect(page.getByRole("radio")).toHaveCount(0);
    await consent.check();
    await page.getByText("Hetero", { exact: true }).click();
    await expectAccessible(page);
    await save(page).click();
    await expect(rowOf(edit(page, "Geaardheid"))).toContainText("Hetero");
    await edit(page, "Geaardheid").click();
    await expect(consent).toBeChecked();
    await consent.uncheck();
    await save(page).click();
    await expect(page.getByText(/^Toestemming ingetrokken/)).toBeVisible();
    await expect(rowOf(edit(page, "Geaardheid"))).toContainText("Nog leeg.");
    await context.close();
  },
);

test(
  "the member's position fills in the nearest town, and moving there is one change",
  oncePerBrowser,
  async ({ browser, baseURL }) => {
    const { context, page, quiet } = await openProfile(browser, baseURL);
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 53.219, longitude: 6.567 });
    await edit(page, "Woonplaats").click();
    await expect(page.getByRole("combobox", { name: "Provincie" })).toHaveValue("09");
    await page.getByRole("button", { name: "Gebruik mijn locatie" }).click();
    await expect(page.getByText("Groningen is ingevuld.")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Provincie" })).toHaveValue("04");
    await expectAccessible(page);
    await save(page).click();
    await expect(rowOf(edit(page, "Woonplaats"))).toContainText("Groningen, Groningen");
    await page.getByRole("button", { name: "Ongedaan maken" }).click();
    await expect(rowOf(edit(page, "Woonplaats"))).toContainText("Amersfoort, Utrecht");
    quiet();
    await context.close();
  },
);

test(
  "without permission or a position the member chooses the town",
  once,
  async ({ browser, baseURL }) => {
    const { context, page } = await openProfile(browser, baseURL);
    await edit(page, "Woonplaats").click();
    const locate = page.getByRole("button", { name: "Gebruik mijn locatie" });
    await locate.click();
    await expect(page.getByText(/^Je browser deelt je locatie niet\./)).toBeVisible();
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 55, longitude: 3 });
    await locate.click();
    await expect(page.getByText(/^We vonden geen plaats bij je locatie\./)).toBeVisible();
    await page.getByRole("combobox", { name: "Provincie" }).selectOption("04");
    await page.getByRole("combobox", { name: "Woonplaats" }).fill("haarlem");
    await save(page).click();
    await expect(page.getByText(/^Deze plaats ligt niet in het gekozen gebied\./)).toBeVisible();
    await context.close();
  },
);

test("a member sees the own profile as others do, and returns to changing it", async ({
  browser,
  baseURL,
}, { project }) => {
  const { context, page, quiet } = await openProfile(browser, baseURL);
  const link = project.name === "phone" ? "Voorbeeld" : "Heel profiel bekijken";
  await page.getByRole("link", { name: link }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Marijke, \d+$/);
  await expect(page.getByText("Amersfoort")).toBeVisible();
  await expect(page.getByRole("button", { name: /leuk/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Sluiten" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mijn profiel");
  quiet();
  await context.close();
});
