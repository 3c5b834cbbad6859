import { randomUUID } from "node:crypto";
import { expect, test } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { logIn, openMail, openWindow, sites } from "./pages.ts";

/**
 * Uses the third site, in English, where no other test writes or likes. On the phone a woman joins and
 * a man replies; on the desktop a man joins.
 */
function cast(project: string) {
  const site = sites[2];
  const onPhone = project === "phone";
  const other = site?.logins[onPhone ? 1 : 0];
  if (!site || !other) throw new Error("the demo lacks three sites with two log-ins each");
  return {
    site,
    other,
    called: `${other.person.name}, ${other.person.age}`,
    iAm: onPhone ? "Woman" : "Man",
    iSeek: onPhone ? "Men" : "Women",
  };
}

test("a visitor becomes a Premium member who keeps writing, through the screens alone", async ({
  browser,
  baseURL,
}, { project }) => {
  test.setTimeout(180_000);
  const { site, other, called, ...who } = cast(project.name);
  const { name } = other.person;
  const origin = site.at(baseURL, "/").replace(/\/$/, "");
  const theirs = await openWindow(browser, origin);
  await logIn(theirs.page, other.email);
  await expect(theirs.page.getByRole("heading", { level: 1 })).toHaveText(`Hello ${name}`);

  const { page, quiet } = await openWindow(browser, origin);
  const email = `${randomUUID()}@example.org`;
  // Each run of this test needs a new name.
  const myName = `Robin ${email.replace(/[^a-f]/g, "").slice(0, 6)}`;
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main).toContainText(/There are \d+ fictional profiles here, and they say so/);
  await expect(main).toContainText("A message costs 5 credits: from £0.75.");
  await signUp(page, { ...who, name: myName, email });
  await confirmByMail(page, email);

  await searchByAge(page, other.person.age);
  await page.getByRole("link", { name: called }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(called);
  const profile = page.url();
  await expect(main).toContainText("after your first bundle of credits, you see the other");
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.getByText(`Like sent to ${name}`)).toBeVisible();

  await likeBack(theirs.page, myName);
  const match = page.getByRole("dialog", { name: "It’s a match" });
  await expect(match).toContainText(`${name} and you like each other.`);
  await match.getByRole("link", { name: `Write to ${name}` }).click();

  await expect(main).toContainText("from your bonus credits: you pay nothing now");
  await write(page, "Hello, I saw that you make mugs.");
  await theirs.page
    .getByRole("navigation")
    .getByRole("link", { name: /^Messages/ })
    .first()
    .click();
  await theirs.page.getByRole("link", { name: new RegExp(`^${myName}, `) }).click();
  await expect(bubble(theirs.page, "I saw that you make mugs.")).toBeVisible();
  await write(theirs.page, "What do you drink out of it?");
  await expect(bubble(page, "What do you drink out of it?")).toBeVisible();
  for (const text of ["Tea.", "With milk.", "And you?"]) {
    await write(page, text);
    await expect(bubble(theirs.page, text)).toBeVisible();
  }

  await write(page, "I have a kiln as well.");
  await expect(page.getByRole("alert")).toContainText("credits");
  const here = page.url();
  await page.getByRole("link", { name: "Buy credits" }).click();
  await buy(page);
  await expect(page.getByRole("heading", { name: "You are now Premium" })).toBeVisible();
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await expect(page).toHaveURL(here);
  await expect(box(page)).toHaveValue("I have a kiln as well.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(bubble(theirs.page, "I have a kiln as well.")).toHaveCount(1);

  await page.goto(profile);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(called);
  await expect(main).not.toContainText("after your first bundle of credits");
  await expect(main.getByRole("img", { name: `${name}, photo 2` }).first()).toBeVisible();
  quiet();
  theirs.quiet();
});

interface Newcomer {
  readonly iAm: string;
  readonly iSeek: string;
  readonly name: string;
  readonly email: string;
}

async function signUp(page: Page, { iAm, iSeek, name, email }: Newcomer): Promise<void> {
  const next = () => page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("main").getByRole("link", { name: "Join for free" }).first().click();
  await page.getByRole("radio", { name: iAm, exact: true }).check();
  await page.getByRole("radio", { name: iSeek, exact: true }).check();
  await next();
  await page.getByLabel("Day").fill("14");
  await page.getByRole("combobox", { name: "Month" }).selectOption("5");
  await page.getByLabel("Year").fill("1969");
  await next();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Country").selectOption("GB");
  await page.getByRole("combobox", { name: "Town or city" }).fill("Leeds");
  await page.getByLabel("Nation").selectOption({ label: "England" });
  await next();
  await page.getByRole("checkbox", { name: "Cooking" }).check();
  await next();
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("seven long brown cows");
  await page.getByRole("checkbox", { name: /^I am 18 or older/ }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Confirm your email address" })).toBeVisible();
}

/** Opens the mail in the mailbox and follows its link. */
async function confirmByMail(page: Page, email: string): Promise<void> {
  await openMail(page, email);
  await page.locator("pre a").first().click();
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(page).toHaveURL("/activate/done");
  await page.getByRole("link", { name: "Search members" }).click();
  await expect(page).toHaveURL("/members");
}

/** Filters by one age; on a phone the filters are in a sheet. */
async function searchByAge(page: Page, age: number): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ (wo)?men$/);
  const filters = page.getByRole("button", { name: /Filter$/ });
  if (await filters.isVisible()) await filters.click();
  await page.getByLabel("From").filter({ visible: true }).selectOption(String(age));
  await page.getByLabel("Up to").filter({ visible: true }).selectOption(String(age));
  const sheet = page.getByRole("dialog");
  if (await sheet.isVisible()) await sheet.getByRole("button", { name: /^Show/ }).click();
  await expect(page).toHaveURL(new RegExp(`min_age=${age}&max_age=${age}`));
}

async function likeBack(page: Page, who: string): Promise<void> {
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Likes/ })
    .first()
    .click();
  const card = page.getByRole("article").filter({ hasText: `${who},` });
  await expect(card).toContainText("New like");
  await card.getByRole("link").click();
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await page
    .getByRole("dialog", { name: "It’s a match" })
    .getByRole("button", { name: "Keep looking" })
    .click();
  await page.getByRole("link", { name: "Back to likes" }).click();
}

/** Buys a bundle on the provider's hosted page and returns. */
async function buy(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /^20 messages/ }).check();
  await page.getByRole("link", { name: "Continue to payment" }).click();
  // The only method is not a choice.
  await expect(page.getByRole("main")).toContainText("Credit card");
  await page.getByRole("checkbox", { name: /start right after payment/ }).check();
  await page.getByRole("button", { name: "Order with obligation to pay" }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Name on the card").fill("M. Hill");
  await page.getByLabel("Valid until").fill("12/30");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment was successful");
}

const box = (page: Page) => page.getByRole("textbox", { name: /^Message to/ });
const bubble = (page: Page, text: string) =>
  page
    .getByRole("region", { name: /^Conversation with/ })
    .getByRole("listitem")
    .filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}
