import { expect, test, once } from "#e2e/test.ts";
import { NEW_MEMBER_PASSWORD, confirmMember, openPair, signUpMember } from "#e2e/new-member.ts";
import { expectAccessible } from "#e2e/pages.ts";
import { box, talk } from "./conversation-page.ts";

test("a member gives a gift from a profile, and the other sees it at once", async ({ browser }) => {
  const { she, he } = await openPair(browser);
  const { page } = she;
  await page.goto(`/members/${he.id}`);
  await page.getByRole("link", { name: "Cadeau" }).click();
  const gifts = page.getByRole("dialog", { name: "Een cadeau voor Hendrik" });
  await expect(gifts).toContainText("20 credits");
  await expect(gifts).toContainText("uit je bonuscredits: je betaalt nu niets");
  await expectAccessible(page);
  await gifts.getByRole("radio", { name: "Kop koffie" }).press("ArrowRight");
  await expect(gifts.getByRole("radio", { name: "Bos bloemen" })).toBeChecked();
  await gifts.getByLabel("Schrijf er iets bij (mag)").fill("Voor op tafel");
  await page.keyboard.press("Enter");
  await expect(talk(page)).toContainText("Bos bloemen");
  await expect(talk(page)).toContainText("verstuurd");
  await expect(page).toHaveURL(/\/chats\/[0-9a-f-]{36}$/);

  await he.page.goto("/chats");
  await expect(he.page.getByRole("main")).toContainText("Cadeau: Bos bloemen");
  await he.page.getByRole("link", { name: /Marieke/ }).click();
  await expect(talk(he.page)).toContainText("Bos bloemen");
  await expect(talk(he.page)).toContainText("Voor op tafel");
  await expectAccessible(he.page);

  // The remaining ten credits do not pay for another gift.
  await page.goto(`/members/${he.id}/chat?gift=1`);
  await expect(page).toHaveURL(/\/chats\/[0-9a-f-]{36}\?gift=1$/);
  await expect(gifts).toContainText("Dit cadeau kost 20 credits");
  await expect(gifts.getByRole("link", { name: "Credits kopen" })).toBeVisible();
  await expect(gifts.getByRole("button", { name: "Cadeau geven" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/chats\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "Cadeau aan Hendrik geven" }).click();
  await expect(gifts).toBeVisible();
  for (const one of [she, he]) {
    one.quiet();
    await one.context.close();
  }
});

test(
  "a visitor who taps the gift button sees why to log in, and the gifts open afterwards",
  once,
  async ({ browser }) => {
    const { she, he } = await openPair(browser);
    const { page } = she;
    await page.context().clearCookies({ name: /session/ });
    await page.goto(`/members/${he.id}`);
    // Before hydration the link leads to the log-in page.
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
    await page.getByRole("link", { name: "Cadeau" }).click();
    const question = page.getByRole("dialog", { name: "Log in om een cadeau te geven" });
    await expect(question).toContainText("Je ziet wat een cadeau kost voordat je het geeft.");
    await question.getByRole("link", { name: "Inloggen" }).click();
    await page.locator("input[name=email]").fill(she.email);
    await page.locator("input[name=password]").fill(NEW_MEMBER_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Een cadeau voor Hendrik" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(box(page)).toBeVisible();
    await expect(page).toHaveURL(/\/chat$/);
    for (const one of [she, he]) await one.context.close();
  },
);

test("six openings help a member begin; choosing one fills the field and sends nothing", async ({
  browser,
}) => {
  const she = await signUpMember(browser, "Marieke", "female");
  const he = await signUpMember(browser, "Hendrik", "male");
  await confirmMember(he.page, he.email);
  const { page } = she;
  await page.goto(`/members/${he.id}/chat`);
  await page.getByRole("button", { name: "Help me op weg" }).click();
  const openings = page.getByRole("dialog", { name: "Een begin" });
  await expect(openings.getByRole("radio")).toHaveCount(6);
  await expectAccessible(page);
  await openings.getByRole("radio", { name: /^over vrije dagen/ }).check();
  await openings.getByRole("button", { name: "In het bericht zetten" }).click();
  await expect(box(page)).toHaveValue("Hoe ziet een mooie zondag er voor jou uit?");
  await page.reload();
  await expect(box(page)).toHaveValue("Hoe ziet een mooie zondag er voor jou uit?");
  await expect(talk(page).getByRole("listitem")).toHaveCount(0);
  she.quiet();
  for (const one of [she, he]) await one.context.close();
});
