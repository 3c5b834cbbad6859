import { expect, test, once } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { NEW_MEMBER_PASSWORD, openAsNewMember } from "#e2e/new-member.ts";
import { expectAccessible, sites } from "#e2e/pages.ts";

/** Opens a part of the settings from the list. */
async function openPart(page: Page, name: string) {
  const list = page.getByRole("navigation", { name: "Instellingen" });
  await list.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
}

for (const site of sites) {
  test(
    `${site.name}: a member changes the password, with every error next to its field`,
    site === sites[0] ? {} : once,
    async ({ browser, baseURL }) => {
      const { page, email } = await openAsNewMember(browser, baseURL, {
        path: "/settings",
        site,
      });
      await openPart(page, "Inloggen en account");
      await expect(page.getByText(email, { exact: true })).toBeVisible();
      const change = async (old: string, chosen: string, repeated = chosen) => {
        await page.getByLabel("Huidig wachtwoord").fill(old);
        await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill(chosen);
        await page.getByLabel("Nieuw wachtwoord, nog een keer").fill(repeated);
        await page.getByRole("button", { name: "Wachtwoord wijzigen" }).click();
      };
      await change(NEW_MEMBER_PASSWORD, "drie gele regenlaarzen", "iets heel anders");
      await expect(page.getByText("De opgegeven wachtwoorden zijn niet gelijk.")).toBeVisible();
      await change("niet het wachtwoord", "drie gele regenlaarzen");
      await expect(page.getByText("Controleer je oude wachtwoord.")).toBeVisible();
      await expectAccessible(page);
      await change(NEW_MEMBER_PASSWORD, "drie gele regenlaarzen");
      await expect(page.getByText("Je wachtwoord is gewijzigd.")).toBeVisible();
      await expect(page.getByLabel("Huidig wachtwoord")).toHaveValue("");
    },
  );
}

for (const path of ["/notifications", "/settings/notifications"]) {
  test(
    `${path}: a member switches mails off and on, and they stay so`,
    path === "/notifications" ? {} : once,
    async ({ browser, baseURL }) => {
      const { page, quiet } = await openAsNewMember(browser, baseURL, { path });
      const boxes = page.getByRole("checkbox");
      await expect(boxes).toHaveCount(16);
      const like = page.getByRole("checkbox", { name: "Nieuwe like, Mail" });
      await expect(like).toBeChecked();
      await expect(page.getByRole("checkbox", { name: "Aanbiedingen, Mail" })).not.toBeChecked();
      await like.uncheck();
      await expect(page.getByText("Nieuwe like: je krijgt hierover geen mail meer.")).toBeVisible();
      await expectAccessible(page);
      await page.goto(path === "/notifications" ? "/settings/notifications" : "/notifications");
      await expect(like).not.toBeChecked();
      await expect(page.getByRole("checkbox", { name: "Nieuw bericht, Mail" })).toBeChecked();
      quiet();
    },
  );
}

test(
  "a choice that cannot be saved changes back and says so",
  once,
  async ({ browser, baseURL }) => {
    const { page, context } = await openAsNewMember(browser, baseURL, { path: "/notifications" });
    await context.route("**/api/notifications", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 400, json: { error: "malformed_request", message: "Nee." } })
        : route.continue(),
    );
    const like = page.getByRole("checkbox", { name: "Nieuwe like, Mail" });
    await like.click();
    await expect(page.getByText("Nieuwe like is niet gewijzigd.")).toBeVisible();
    await expect(like).toBeChecked();
  },
);

test(
  "without its log-in a visitor is asked to log in and comes back to the settings",
  once,
  async ({ page }) => {
    await page.goto("/settings/notifications");
    await expect(page).toHaveURL(/\/login\?next=%2Fsettings%2Fnotifications$/);
  },
);
