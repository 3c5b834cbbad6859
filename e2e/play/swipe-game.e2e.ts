import { expect, once, test } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { confirmMember, signUpMember } from "#e2e/new-member.ts";
import { expectAccessible, isUncovered, sites } from "#e2e/pages.ts";

/** Other tests log in as these and count their likes. */
const logins = new Set(sites.flatMap((site) => site.logins.map(({ person }) => person.name)));

const topCard = (page: Page) => page.locator("[data-place='0']");

/** The address of the member on the top card: several members may have the same name. */
async function topAddress(page: Page): Promise<string> {
  return (await topCard(page).getByRole("link").getAttribute("href")) ?? "";
}

/** Waits until another card is on top, and returns its member's address. */
async function nextAddress(page: Page, before: string): Promise<string> {
  await expect.poll(() => topAddress(page)).not.toBe(before);
  return topAddress(page);
}

/** The name of the member on the top card. */
async function topName(page: Page): Promise<string> {
  const label = await topCard(page).getAttribute("aria-label");
  return (label ?? "").replace(/, \d+$/, "");
}

/** Passes the members of other tests until somebody else is on top. */
async function passLogins(page: Page): Promise<void> {
  while (logins.has(await topName(page))) {
    const address = await topAddress(page);
    await page.keyboard.press("ArrowLeft");
    await nextAddress(page, address);
  }
}

test("the swipe game passes by key, undoes a pass, and likes by swipe and button four times a day", async ({
  browser,
}) => {
  const { page, context, email, quiet } = await signUpMember(browser, "Hendrik", "male");
  await confirmMember(page, email);
  await page.goto("/");
  await page.getByRole("link", { name: "Swipen" }).first().click();
  await expect(page).toHaveURL("/swipe-game");
  await expect(page.getByText("nog 4 likes vandaag")).toBeVisible();
  const first = await topAddress(page);
  await expectAccessible(page);

  await page.keyboard.press("ArrowLeft");
  const second = await nextAddress(page, first);
  await page.getByRole("button", { name: "Vorige terughalen" }).click();
  expect(await nextAddress(page, second)).toBe(first);
  await page.getByRole("button", { name: `${await topName(page)} overslaan` }).click();
  await nextAddress(page, first);
  await expect(page.getByText("nog 4 likes vandaag")).toBeVisible();

  // Swiping left past the edge is also a pass, and costs no like.
  const passed = await topAddress(page);
  const box = await topCard(page).boundingBox();
  if (!box) throw new Error("no card is on top");
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 205, { steps: 5 });
  await page.mouse.move(box.x - 60, box.y + 205, { steps: 5 });
  await page.mouse.up();
  await nextAddress(page, passed);
  await expect(page.getByText("nog 4 likes vandaag")).toBeVisible();

  await passLogins(page);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("nog 3 likes vandaag")).toBeVisible();
  for (const left of ["nog 2 likes vandaag", "nog 1 like vandaag"]) {
    await passLogins(page);
    await page.getByRole("button", { name: /een like geven$/ }).click();
    await expect(page.getByText(left)).toBeVisible();
  }
  await passLogins(page);
  await page.getByRole("button", { name: /een like geven$/ }).click();
  await expect(page.getByText("Je likes van vandaag zijn op")).toBeVisible();
  await expect(page.getByText(/^Het spel gaat verder op .* 00:00/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("Je likes van vandaag zijn op")).toBeVisible();
  quiet();
  await context.close();
});

const windows = [
  [375, 667],
  [360, 740],
  [390, 844],
  [430, 932],
  [1280, 720],
  [1280, 800],
] as const;

for (const site of sites.slice(0, 2)) {
  test(
    `in ${site.locale} the game's buttons are on the screen below every strip`,
    once,
    async ({ browser }) => {
      const { page, context, quiet } = await signUpMember(browser, "Hendrik", "male", { site });
      await page.goto("/swipe-game");
      const photo = topCard(page).locator("a > :first-child");
      const reminder = page.locator("aside").filter({ has: page.locator("details") });
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const size = `${width} × ${height}`;
        await expect(page.locator("main button")).toHaveCount(3);
        for (const button of await page.locator("main button").all())
          await expect.poll(() => isUncovered(button), size).toBe(true);
        expect((await photo.boundingBox())?.height, size).toBeGreaterThan(200);
        // One line on a phone: a button's height, and the space above it.
        if (width < 768) expect((await reminder.boundingBox())?.height, size).toBeLessThan(65);
        expect(await page.evaluate(() => scrollY), size).toBe(0);
      }
      quiet();
      await context.close();
    },
  );
}
