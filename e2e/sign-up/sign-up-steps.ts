import { expect } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { NEW_MEMBER_PASSWORD } from "#e2e/new-member.ts";
import { sites } from "#e2e/pages.ts";

export const taken = sites[0]?.logins[0]?.email ?? "";

/** Opens sign-up from the front page: a modal on a desktop, a page on a phone. */
export async function begin(page: Page): Promise<void> {
  await page.goto("/");
  // The front page hydrates at the first interaction.
  const join = page.getByRole("main").getByRole("link", { name: "Gratis inschrijven" });
  await join.hover();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await join.click();
  await expect(question(page)).toHaveText("Wie ben je, en wie zoek je?");
}

export const question = (page: Page) =>
  page.locator("form:not([role=search])").getByRole("heading");
export const next = (page: Page) => page.getByRole("button", { name: "Verder" }).click();
export const create = (page: Page) => page.getByRole("button", { name: "Account maken" }).click();

export async function answerWho(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Vrouw", exact: true }).check();
  await page.getByRole("radio", { name: "Mannen", exact: true }).check();
  await next(page);
  await expect(question(page)).toHaveText("Wanneer ben je geboren?");
}

export async function answerBirthDate(page: Page): Promise<void> {
  await page.getByLabel("Dag").fill("14");
  await page.getByRole("combobox", { name: "Maand" }).selectOption("5");
  await page.getByLabel("Jaar").fill("1966");
  await expect(page.getByText(/^Op je profiel staat: (59|60|61) jaar$/)).toBeVisible();
  await next(page);
  await expect(question(page)).toHaveText("Hoe heet je, en waar woon je?");
}

export async function goToPlace(page: Page): Promise<void> {
  await begin(page);
  await answerWho(page);
  await answerBirthDate(page);
}

export async function answerPlace(page: Page): Promise<void> {
  await page.getByLabel("Naam", { exact: true }).fill("Marijke");
  await page.getByLabel("Provincie").selectOption({ label: "Gelderland" });
  const town = page.getByRole("combobox", { name: "Woonplaats" });
  await town.fill("Apeld");
  await page.getByRole("option", { name: "Apeldoorn" }).waitFor();
  await town.press("ArrowDown");
  await town.press("Enter");
  await expect(town).toHaveValue("Apeldoorn");
  await next(page);
  await expect(question(page)).toHaveText("Waar hou je van?");
}

/** Answers all questions but the last. */
export async function goToAccount(page: Page): Promise<void> {
  await goToPlace(page);
  await answerPlace(page);
  await next(page);
  await expect(question(page)).toHaveText("Waarmee log je in?");
}

export async function answerAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(NEW_MEMBER_PASSWORD);
  await page.getByRole("checkbox").check();
}
