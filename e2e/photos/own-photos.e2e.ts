import { expect, test, once } from "#e2e/test.ts";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { openAsNewMember } from "#e2e/new-member.ts";
import { expectAccessible, sites } from "#e2e/pages.ts";

async function aPhoto(background: string) {
  const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background } });
  return { name: "me.jpg", mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}

const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel("Foto toevoegen").setInputFiles(file);
async function add(page: Page, colour: string) {
  await choose(page, await aPhoto(colour));
  await page.getByRole("button", { name: "Foto gebruiken" }).click();
}
const photos = (page: Page) => page.getByRole("img", { name: /^Je foto \d$/ });
const states = (page: Page) => page.getByText("Foto wordt bekeken");

for (const site of sites) {
  test(
    `on ${site.name} a member adds photos, and reads that each is being checked`,
    site === sites[0] ? {} : once,
    async ({ browser, baseURL }) => {
      const { context, page, quiet } = await openAsNewMember(browser, baseURL, {
        path: "/profile",
        site,
      });
      await expect(page.getByRole("heading", { level: 2, name: "Foto’s" })).toBeVisible();
      for (const [index, colour] of ["#a33", "#3a3", "#33a"].entries()) {
        await add(page, colour);
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
    },
  );
}

/** The profile of a member with two photos; `names` lists their files in order. */
async function openWithTwoPhotos(browser: Browser, baseURL: string | undefined) {
  const { context, page } = await openAsNewMember(browser, baseURL, { path: "/profile" });
  for (const [index, colour] of ["#a33", "#3a3"].entries()) {
    await add(page, colour);
    await expect(states(page)).toHaveCount(index + 1);
  }
  const names = () =>
    photos(page).evaluateAll((all) =>
      all.map((one) => new URL((one as HTMLImageElement).src).pathname),
    );
  return { context, page, names };
}

test("a member orders photos, deletes one and restores it", async ({ browser, baseURL }) => {
  const { context, page, names } = await openWithTwoPhotos(browser, baseURL);
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

test(
  "a file that cannot become a photo is rejected with the reason",
  once,
  async ({ browser, baseURL }) => {
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
  },
);

test(
  "a photo is cropped by keyboard, turned, or used as it is",
  once,
  async ({ browser, baseURL }) => {
    const { context, page, quiet } = await openAsNewMember(browser, baseURL, {
      path: "/profile",
      site: sites[0],
    });
    // Left red, right blue.
    const half = { width: 600, height: 900, channels: 3 as const };
    const blue = await sharp({ create: { ...half, background: "#00f" } })
      .png()
      .toBuffer();
    const both = await sharp({ create: { ...half, width: 1200, background: "#f00" } })
      .composite([{ input: blue, left: 600, top: 0 }])
      .jpeg()
      .toBuffer();
    const file = { name: "me.jpg", mimeType: "image/jpeg", buffer: both };
    const dialog = page.getByRole("dialog", { name: "Zet jezelf in beeld" });
    const redOf = (photo: number) =>
      photos(page)
        .nth(photo)
        .evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          const canvas = document.createElement("canvas");
          canvas.width = 10;
          canvas.height = 10;
          const drawing = canvas.getContext("2d");
          drawing?.drawImage(image, 0, 0, 10, 10);
          const { data } = drawing?.getImageData(0, 0, 10, 10) ?? { data: [] };
          return Array.from({ length: 100 }, (_, at) => data[at * 4] ?? 0).filter(
            (red) => red > 128,
          ).length;
        });

    await choose(page, file);
    await expectAccessible(page);
    const slider = dialog.getByRole("slider", { name: "Zoom" });
    await slider.focus();
    for (let n = 0; n < 20; n += 1) await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("2");
    await dialog.getByLabel(/^Uitsnede/).focus();
    // Moves the picture to the right, so that only its left half is in the frame.
    for (let n = 0; n < 40; n += 1) await page.keyboard.press("ArrowRight");
    await dialog.getByRole("button", { name: "Foto gebruiken" }).click();
    await expect(states(page)).toHaveCount(1);
    expect(await redOf(0)).toBe(100);

    await choose(page, file);
    await dialog.getByRole("button", { name: "Zonder uitsnede gebruiken" }).click();
    await expect(states(page)).toHaveCount(2);
    expect(await redOf(1)).toBe(50);

    await choose(page, file);
    await dialog.getByRole("button", { name: "Foto draaien" }).click();
    await dialog.getByRole("button", { name: "Zonder uitsnede gebruiken" }).click();
    await expect(states(page)).toHaveCount(3);
    expect(await redOf(2)).toBe(50);
    quiet();
    await context.close();
  },
);

test("a photo is dragged to another place", async ({ browser, baseURL }) => {
  const { context, page, names } = await openWithTwoPhotos(browser, baseURL);
  const before = await names();
  await photos(page).nth(1).dragTo(photos(page).nth(0));
  await expect.poll(names).toEqual(before.toReversed());
  await context.close();
});
