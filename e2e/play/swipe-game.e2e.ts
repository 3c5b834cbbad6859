import { expect, test } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { confirmMember, signUpMember } from "#e2e/new-member.ts";
import { expectAccessible, sites } from "#e2e/pages.ts";

/** Other tests log in as these and count their likes. */
const logins = new Set(sites.flatMap((site) => site.logins.map(({ person }) => person.name)));

/** The name of the member on the top card, as the like button says it. */
async function topName(page: Page): Promise<string> {
  const label = await page
    .getByRole("button", { name: /een like geven$/ })
    .getAttribute("aria-label");
  return (label ?? "").replace(" een like geven", "");
}

/** Waits until another card is on top, and returns the member's name. */
async function nextName(page: Page, before: string): Promise<string> {
  await expect.poll(() => topName(page)).not.toBe(before);
  return topName(page);
}

/** Passes those who belong to other tests, until somebody else is on top. */
async function passLogins(page: Page): Promise<void> {
  for (let name = await topName(page); logins.has(name); name = await nextName(page, name)) {
    await page.keyboard.press("ArrowLeft");
  }
}

test("the swipe game passes by key, takes a pass back, and likes by swipe and button four times a day", async ({
  browser,
}) => {
  const { page, context, email, quiet } = await signUpMember(browser, "Hendrik", "male");
  await confirmMember(page, email);
  await page.goto("/");
  await page.getByRole("link", { name: "Swipen" }).first().click();
  await expect(page).toHaveURL("/swipe-game");
  await expect(page.getByText("nog 4 likes vandaag")).toBeVisible();
  const first = await topName(page);
  await expectAccessible(page);

  await page.keyboard.press("ArrowLeft");
  const second = await nextName(page, first);
  await page.getByRole("button", { name: "Vorige terughalen" }).click();
  expect(await nextName(page, second)).toBe(first);
  await page.getByRole("button", { name: `${first} overslaan` }).click();
  await nextName(page, first);
  await expect(page.getByText("nog 4 likes vandaag")).toBeVisible();

  // To the left past the edge is a pass as well, and costs no like.
  const passed = await topName(page);
  const box = await page.locator("[data-place='0']").boundingBox();
  if (!box) throw new Error("no card is on top");
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 205, { steps: 5 });
  await page.mouse.move(box.x - 60, box.y + 205, { steps: 5 });
  await page.mouse.up();
  await nextName(page, passed);
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
