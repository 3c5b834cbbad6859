import { expect, test } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { openAsNewMember } from "./new-member.ts";
import { expectAccessible, sites } from "./pages.ts";

async function aPhoto(background: string) {
  const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background } });
  return { name: "me.jpg", mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}

const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel("Foto toevoegen").setInputFiles(file);
const photos = (page: Page) => page.getByRole("img", { name: /^Je foto \d$/ });
const states = (page: Page) => page.getByText("Foto wordt bekeken");

for (const site of sites) {
  test(`on ${site.name} a member adds photos, and reads that each is being checked`, async ({
    browser,
    baseURL,
  }) => {
    const { context, page, quiet } = await openAsNewMember(browser, baseURL, {
      path: "/profile",
      site,
    });
    await expect(page.getByRole("heading", { level: 2, name: "Foto’s" })).toBeVisible();
    for (const [index, colour] of ["#a33", "#3a3", "#33a"].entries()) {
      await choose(page, await aPhoto(colour));
      await expect(states(page)).toHaveCount(index + 1);
    }
    await expect(page.getByText("3 van 3 gebruikt")).toBeVisible();
    await expect(page.getByRole("link", { name: "Premium bekijken" })).toBeVisible();
    await expect
      .poll(() =>
        photos(page).evaluateAll((all) =>
          all.map((one) => (one as HTMLImageElement).naturalWidth > 0),
        ),
      )
      .toEqual([true, true, true]);
    await expectAccessible(page);
    quiet();
    await context.close();
  });
}

test("a member orders photos, deletes one and takes it back", async ({ browser, baseURL }) => {
  const { context, page } = await openAsNewMember(browser, baseURL, {
    path: "/profile",
    site: sites[0],
  });
  for (const [index, colour] of ["#a33", "#3a3"].entries()) {
    await choose(page, await aPhoto(colour));
    await expect(states(page)).toHaveCount(index + 1);
  }
  const names = () =>
    photos(page).evaluateAll((all) =>
      all.map((one) => new URL((one as HTMLImageElement).src).pathname),
    );
  const before = await names();
  await page.getByRole("button", { name: "Volgorde wijzigen" }).click();
  await page.getByRole("button", { name: "Foto 2 naar voren" }).click();
  await expect.poll(names).toEqual(before.toReversed());
  await page.getByRole("button", { name: "Foto 1 verwijderen" }).click();
  await expect.poll(names).toEqual(before.slice(0, 1));
  await expect(page.getByRole("button", { name: "Foto 1 verwijderen" })).toBeFocused();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect.poll(names).toEqual(before.toReversed());
  await context.close();
});

test("a file that cannot become a photo is rejected with its sentence", async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await openAsNewMember(browser, baseURL, {
    path: "/profile",
    site: sites[0],
  });
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  await choose(page, { name: "me.heic", mimeType: "image/heic", buffer: heic });
  await expect(page.getByRole("alert")).toContainText("Dit is een HEIC-foto");
  await expect(page.getByRole("alert")).toContainText("Zo stuur je een JPEG");
  await choose(page, { name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") });
  await expect(page.getByRole("alert")).toContainText("Dit bestand is geen foto");
  await expect(photos(page)).toHaveCount(0);
  await context.close();
});
