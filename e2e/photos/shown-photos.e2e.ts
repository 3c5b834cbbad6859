import { expect, onPhone, once, test } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { signUpMember } from "#e2e/new-member.ts";
import { expectAccessible, expectQuietConsole, logIn, MEN_WITH_PHOTO, sites } from "#e2e/pages.ts";

const [free, , premium] = (sites[0]?.logins ?? []).map(({ email }) => email) as [
  string,
  string,
  string,
];

/** Logs in and opens the first profile with several photos. */
async function openProfile(page: Page, email: string): Promise<void> {
  await logIn(page, email);
  await expect(page).toHaveURL("/");
  await findProfile(page);
}

async function findProfile(page: Page): Promise<void> {
  await page.goto(MEN_WITH_PHOTO);
  const links = await page
    .getByRole("article")
    .getByRole("link", { name: /, \d+$/ })
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const link of links) {
    await page.goto(link);
    if ((await thumbnails(page).count()) > 1) return;
  }
  throw new Error("no profile has several photos");
}

const thumbnails = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("list", { name: /^Foto’s van / })
    .getByRole("link");

const openPhoto = (page: Page) => page.getByRole("link", { name: /Groter bekijken$/ });

/** Moves a finger or the mouse across the profile's photo. */
async function swipe(page: Page, direction: "left" | "right"): Promise<void> {
  const box = await openPhoto(page).boundingBox();
  if (!box) throw new Error("the photo is not visible");
  const y = box.y + box.height / 2;
  const middle = box.x + box.width / 2;
  const ends = [middle + 80, middle - 80] as const;
  const [from, to] = direction === "left" ? ends : ([ends[1], ends[0]] as const);
  if (!test.info().project.use.hasTouch) {
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(to, y, { steps: 4 });
    await page.mouse.up();
    return;
  }
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch("touchStart", from);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", from + (to - from) * part);
  await touch("touchEnd");
  await client.detach();
}

test("a swipe across a profile's photo shows the next one and does not open it", async ({
  page,
  context,
}) => {
  const quiet = expectQuietConsole(context);
  await openProfile(page, premium);
  const shown = openPhoto(page);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(shown).toContainText(/1 van \d/);
  await swipe(page, "left");
  await expect(shown).toContainText(/2 van \d/);
  await expect(thumbnails(page).nth(1)).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await swipe(page, "right");
  await expect(shown).toContainText(/1 van \d/);
  await shown.click();
  const large = page.getByRole("dialog", { name: /^Foto’s van / });
  await expect(large).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(large).toContainText(/2 van \d/);
  await expectAccessible(page);
  await large.getByRole("button", { name: "Sluiten" }).click();
  await expect(large).toBeHidden();
  quiet();
});

test("an enlarged photo is larger than on the profile", async ({ page }) => {
  await openProfile(page, premium);
  const before = await openPhoto(page).boundingBox();
  await openPhoto(page).click();
  const picture = page
    .getByRole("dialog")
    .getByRole("img", { name: /, foto 1$/ })
    .first();
  await expect(picture).toBeVisible();
  const after = await picture.boundingBox();
  expect(after?.height).toBeGreaterThan(before?.height ?? Infinity);
});

test("a member likes and writes from an enlarged photo", async ({ browser }) => {
  // The likes of the demo's own members are shared with the other tests.
  const { page, context } = await signUpMember(browser, "Marieke", "female");
  await findProfile(page);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await openPhoto(page).click();
  const large = page.getByRole("dialog", { name: /^Foto’s van / });
  const like = large.getByRole("button", { name: "Vind ik leuk" });
  const takeBack = large.getByRole("button", { name: "Like terugnemen" });
  await like.click();
  await expect(takeBack).toBeVisible();
  await takeBack.click();
  await expect(like).toBeVisible();
  const write = large.getByRole("link", { name: /^Bericht/ });
  // On a phone the profile itself has the message button.
  await expect(write).toBeVisible({ visible: !onPhone() });
  if (await write.isVisible()) {
    await write.click();
    await expect(page).toHaveURL(/\/chats?(\/|$)/);
    await expect(page.locator("[data-composer]").getByRole("textbox")).toBeFocused();
  }
  await context.close();
});

test(
  "a locked photo says what opens it and leads back to the first photo",
  once,
  async ({ page }) => {
    await openProfile(page, free);
    const profile = new URL(page.url()).pathname;
    await thumbnails(page).nth(1).click();
    const large = page.getByRole("dialog", { name: /^Foto’s van / });
    await expect(large.getByRole("heading", { name: /^Nog \d+ foto/ })).toBeVisible();
    await expect(large).toContainText(/Vanaf €\s5,88 voor \d+ berichten/);
    await expectAccessible(page);
    await expect(large.getByRole("link", { name: "Premium bekijken" })).toHaveAttribute(
      "href",
      `/premium?next=${encodeURIComponent(profile)}`,
    );
    await large.getByRole("link", { name: "Terug naar foto 1" }).click();
    await expect(large.getByRole("img", { name: /, foto 1$/ }).first()).toBeVisible();
    await page.goBack();
    await expect(large).toBeHidden();
    await expect(page).toHaveURL(profile);
  },
);
