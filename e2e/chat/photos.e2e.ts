import { expect, once, test } from "#e2e/test.ts";
import type { Browser } from "@playwright/test";
import { openPair } from "#e2e/new-member.ts";
import { expectAccessible } from "#e2e/pages.ts";
import { aJpeg } from "#tests/world/a-photo.ts";
import { creditsOf, talk } from "./conversation-page.ts";

const photoOf = async () => ({
  name: "tuin.jpg",
  mimeType: "image/jpeg",
  buffer: await aJpeg(900, 600),
});

/** Marieke and Hendrik, who chooses a photo for her. */
async function openPicker(browser: Browser) {
  const { she, he } = await openPair(browser);
  await he.page.goto(`/members/${she.id}/chat`);
  await he.page.getByRole("button", { name: "Foto aan Marieke sturen" }).click();
  return { she, he, picker: he.page.getByRole("dialog", { name: "Een foto voor Marieke" }) };
}

test("a member sends a photo, which the other sees blurred until she taps it", async ({
  browser,
}) => {
  const { she, he, picker } = await openPicker(browser);
  const { page } = he;
  await expect(picker).toContainText("15 credits");
  await expect(picker).toContainText("Marieke ziet de foto eerst wazig");
  await expectAccessible(page);
  await picker.getByLabel("Foto kiezen").setInputFiles(await photoOf());
  await expect(picker.getByRole("img", { name: "De foto die je gekozen hebt" })).toBeVisible();
  await picker.getByLabel("Schrijf er iets bij (mag)").fill("Mijn tuin");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(picker).toBeHidden();
  await expect(talk(page)).toContainText("verstuurd");
  const own = talk(page).getByRole("img", { name: "Foto voor Marieke, groter bekijken" });
  await expect(own).toBeVisible();
  expect(await creditsOf(page)).toBe(15);
  await page.reload();
  await expect(own).toBeVisible();

  const hers = she.page;
  await hers.goto("/chats");
  await expect(hers.getByRole("main")).toContainText("Foto");
  await hers.getByRole("link", { name: /Hendrik/ }).click();
  await expect(talk(hers)).toContainText("Mijn tuin");
  const blurred = talk(hers).getByRole("img", { name: "Wazige foto van Hendrik" });
  await expect(blurred).toHaveJSProperty("naturalWidth", 320);
  const seen = talk(hers).getByRole("img", { name: "Foto van Hendrik, groter bekijken" });
  await expect(seen).toHaveCount(0);
  await expectAccessible(hers);
  await talk(hers)
    .getByRole("button", { name: /Foto bekijken/ })
    .press("Enter");
  await expect(seen).toHaveJSProperty("naturalWidth", 720);
  await expect(blurred).toHaveCount(0);
  await talk(hers)
    .getByRole("button", { name: "Foto van Hendrik, groter bekijken" })
    .press("Enter");
  const large = hers.getByRole("dialog", { name: "Foto van Hendrik" });
  await expect(large.getByRole("img")).toHaveJSProperty("naturalWidth", 900);
  await expectAccessible(hers);
  await hers.keyboard.press("Escape");
  await expect(large).toBeHidden();

  // The remaining fifteen credits pay for one more photo, after which none are left for a message.
  await page.getByRole("button", { name: "Foto aan Marieke sturen" }).click();
  await picker.getByLabel("Foto kiezen").setInputFiles(await photoOf());
  await picker.getByRole("button", { name: "Foto versturen" }).click();
  await expect(hers.getByRole("img", { name: "Wazige foto van Hendrik" })).toBeVisible();
  await expect(picker).toBeHidden();
  await page.getByRole("button", { name: "Foto aan Marieke sturen" }).click();
  await expect(picker).toContainText("Deze foto kost 15 credits");
  await expect(picker.getByLabel("Foto kiezen")).toHaveCount(0);
  for (const one of [she, he]) {
    one.quiet();
    await one.context.close();
  }
});

test(
  "an upload can be cancelled, a failed upload shows why, and neither costs anything",
  once,
  async ({ browser }) => {
    const { she, he, picker } = await openPicker(browser);
    const { page } = he;
    const heic = Buffer.from("000000186674797068656963000000006d69663168656963", "hex");
    const file = { name: "tuin.heic", mimeType: "image/heic", buffer: heic };
    await picker.getByLabel("Foto kiezen").setInputFiles(file);
    await expect(picker).toContainText("Gekozen: tuin.heic");
    await picker.getByRole("button", { name: "Foto versturen" }).click();
    await expect(picker.getByRole("alert")).toContainText("HEIC");
    await expectAccessible(page);

    // A connection that never delivers anything.
    await page.route("**/api/chats/photos", () => undefined);
    await picker.getByLabel("Andere foto kiezen").setInputFiles(await photoOf());
    await expect(picker.getByRole("alert")).toHaveCount(0);
    await picker.getByRole("button", { name: "Foto versturen" }).click();
    await expect(picker.getByRole("progressbar", { name: "Foto wordt verstuurd" })).toBeVisible();
    await picker.getByRole("button", { name: "Annuleren" }).click();
    await expect(picker.getByRole("progressbar")).toHaveCount(0);
    await expect(picker.getByRole("button", { name: "Foto versturen" })).toBeFocused();
    await expect(picker.getByRole("alert")).toHaveCount(0);
    await page.unroute("**/api/chats/photos");
    await page.keyboard.press("Escape");
    await expect(talk(page).getByRole("listitem")).toHaveCount(0);
    expect(await creditsOf(page)).toBe(30);
    for (const one of [she, he]) await one.context.close();
  },
);
