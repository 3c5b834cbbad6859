import { expect, once, test } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { openPair } from "#e2e/new-member.ts";
import { expectAccessible } from "#e2e/pages.ts";
import { box, bubbles, creditsOf, talk, withCut, write } from "./conversation-page.ts";

const card = (page: Page) => page.getByRole("group", { name: "Even stilstaan voor je verstuurt" });
const MONEY = "Kun je me 200 euro lenen? Volgende week krijg je het terug";
const CONTACT = "Mijn nummer is 06-12345678, bel me maar";

test("a text with contact data or money shows a reminder once, and is sent once", async ({
  browser,
}) => {
  const { she, he } = await openPair(browser);
  const { page } = she;
  await page.goto(`/members/${he.id}/chat`);
  const credits = await creditsOf(page);

  await box(page).fill(CONTACT);

  await page.getByRole("button", { name: "Versturen", exact: true }).click();
  await expect(card(page)).toContainText("Dit gaat over contactgegevens.");
  await expect(card(page).getByRole("button", { name: "Nog even kijken" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(card(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue(CONTACT);
  await expect(talk(page).getByRole("listitem")).toHaveCount(0);
  expect(await creditsOf(page)).toBe(credits);

  // Another kind of risk, new in this conversation; the first is not named again.
  await box(page).fill(`${CONTACT}. ${MONEY}`);
  await page.getByRole("button", { name: "Versturen", exact: true }).click();
  await expect(card(page)).toContainText("Dit gaat over geld.");
  await expect(card(page)).not.toContainText("contactgegevens");
  await page.keyboard.press("Escape");
  await expect(box(page)).toBeFocused();
  await write(page, `${CONTACT}. ${MONEY}`);
  await expect(bubbles(page, MONEY)).toContainText("verstuurd");
  await expect(bubbles(page, MONEY)).toHaveCount(1);
  await expect.poll(() => creditsOf(page)).toBeLessThan(credits);
  const price = credits - (await creditsOf(page));

  await box(page).fill("Je moet nu beslissen, anders ga ik weg");
  await page.getByRole("button", { name: "Versturen", exact: true }).click();
  await card(page).getByRole("button", { name: "Toch versturen" }).dblclick();
  await expect(bubbles(page, "Je moet nu beslissen")).toContainText("verstuurd");
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expect(bubbles(page, "Je moet nu beslissen")).toHaveCount(1);
  await expect.poll(() => creditsOf(page)).toBe(credits - 2 * price);

  // The member is not reminded of the same risk again, even after a reload.
  await box(page).fill("Nog een keer: kun je me geld lenen?");
  await page.getByRole("button", { name: "Versturen", exact: true }).click();
  await expect(bubbles(page, "Nog een keer")).toContainText("verstuurd");
  for (const one of [she, he]) await one.context.close();
});

test(
  "a gift with such a text waits for the answer, and is sent once",
  once,
  async ({ browser }) => {
    const { she, he } = await openPair(browser);
    const { page } = she;
    await page.goto(`/members/${he.id}/chat?gift=1`);
    const gifts = page.getByRole("dialog", { name: "Een cadeau voor Hendrik" });
    await gifts.getByLabel("Schrijf er iets bij (mag)").fill("Zeg het tegen niemand");
    await gifts.getByRole("button", { name: "Cadeau geven" }).click();
    await expect(card(page)).toContainText("geheimhouden");
    const gift = bubbles(page, "Zeg het tegen niemand");
    await expect(gift).toContainText("wacht op je antwoord");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(card(page)).toHaveCount(0);
    await gift.getByRole("button", { name: "Toch versturen" }).click();
    await expect(gift).toContainText("verstuurd");
    await page.reload();
    await expect(gift).toHaveCount(1);
    for (const one of [she, he]) await one.context.close();
  },
);

test(
  "a text written without a connection waits for the answer when it is back",
  once,
  async ({ browser }) => {
    const { she, he } = await openPair(browser);
    const { page } = she;
    const cut = await withCut(page);
    await page.goto(`/members/${he.id}/chat`);
    await write(page, "Dag Hendrik");
    await expect(bubbles(page, "Dag Hendrik")).toContainText("verstuurd");
    // The first message opens the conversation's own page, which needs the connection.
    await expect(page).toHaveURL(/\/chats\//);
    cut(true);
    await write(page, MONEY);
    await expect(bubbles(page, MONEY)).toContainText("Geen verbinding", { timeout: 60_000 });
    cut(false);
    await expect(bubbles(page, MONEY)).toContainText("wacht op je antwoord", { timeout: 60_000 });
    await expect(card(page)).toContainText("Dit gaat over geld.");
    await bubbles(page, MONEY).getByRole("button", { name: "Weghalen" }).click();
    await expect(bubbles(page, MONEY)).toHaveCount(0);
    await expect(card(page)).toHaveCount(0);
    for (const one of [she, he]) await one.context.close();
  },
);

test("a member asked for money reads one line, reports in two taps, or dismisses it", async ({
  browser,
}) => {
  const { she, he } = await openPair(browser);
  await she.page.goto(`/members/${he.id}/chat`);
  await write(she.page, MONEY);
  await card(she.page).getByRole("button", { name: "Toch versturen" }).click();
  const { page } = he;
  await page.goto("/chats");
  await page.getByRole("link", { name: /Marieke/ }).click();
  const line = page.getByText("Vraagt iemand om geld? Geef het niet, en meld het.");
  await expect(
    bubbles(page, MONEY).and(page.getByRole("listitem").filter({ has: line })),
  ).toBeVisible();
  await expectAccessible(page);
  await talk(page).getByRole("button", { name: "Marieke melden om dit bericht" }).click();
  const report = page.getByRole("dialog", { name: /Marieke/ });
  await expect(report).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(report).toHaveCount(0);
  await talk(page).getByRole("button", { name: "Begrepen" }).click();
  await expect(line).toHaveCount(0);
  await expect(talk(page)).toBeFocused();
  await page.reload();
  await expect(bubbles(page, MONEY)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(line).toHaveCount(0);
  for (const one of [she, he]) await one.context.close();
});
