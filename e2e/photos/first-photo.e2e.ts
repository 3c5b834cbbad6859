import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "#e2e/test.ts";
import { expectAccessible } from "#e2e/pages.ts";
import { create, goToAccount, answerAccount } from "#e2e/sign-up/sign-up-steps.ts";

test("the end of sign-up offers to add a photo, which is then on the profile", async ({ page }) => {
  await goToAccount(page);
  await answerAccount(page, `${randomUUID()}@example.nl`);
  await create(page);
  const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background: "#a33" } });
  const buffer = await picture.jpeg().toBuffer();
  await page
    .getByLabel("Foto toevoegen")
    .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Foto gebruiken" }).click();
  await expect(page.getByText("Foto wordt bekeken")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Verder" }).click();
  await expect(page).toHaveURL("/signup-matches");
  await page.goto("/profile");
  await expect(page.getByRole("img", { name: "Je foto 1" })).toBeVisible();
});
