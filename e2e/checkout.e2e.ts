import { expect, test, once } from "#e2e/test.ts";
import type { BrowserContext, Page } from "@playwright/test";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { aSignup } from "#tests/world/a-signup.ts";
import {
  DEMO_WOMEN,
  expectAccessible,
  expectQuietConsole,
  holdRequests,
  logIn,
  sites,
} from "./pages.ts";

/** Checks the console of our pages only, not of the provider's hosted page. */
const expectQuietSite = (context: BrowserContext) =>
  expectQuietConsole(context, (url) => !url.includes("/checkout/"));

/** Signs up a new member for this test, logged in in this window. */
async function newMember(page: Page): Promise<void> {
  const answer = await page.request.post("/api/signup", {
    headers: { [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT },
    data: aSignup(),
  });
  expect(answer.status()).toBe(200);
}

const pay = (page: Page) =>
  page.getByRole("button", { name: "Bestelling met betalingsverplichting", exact: true });
const begin = (page: Page) => page.getByRole("checkbox", { name: /meteen na de betaling/ });

/** Orders the open bundle and waits for the provider's page. */
async function order(page: Page): Promise<void> {
  await begin(page).check();
  await pay(page).click();
  await expect(page).toHaveURL(/\/checkout\//);
}

async function payByBank(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Oefenbank" }).click();
  await page.getByRole("button", { name: /^Betaal/ }).click();
}

async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Kaartnummer").fill(number);
  await page.getByLabel("Naam op de kaart").fill("M. Jansen");
  await page.getByLabel("Geldig tot").fill("12/30");
  await page.getByLabel("Veiligheidscode").fill("123");
  await page.getByRole("button", { name: /^Betaal/ }).click();
}

async function chooseOutcome(page: Page, outcome: string): Promise<void> {
  await page.getByText("Een andere uitkomst proberen").click();
  await page.getByRole("button", { name: outcome }).click();
}

const lockedPhotos = (page: Page) => page.getByRole("main").getByText("als Premium-lid");

test("a member sees all terms, pays with iDEAL, becomes Premium and returns to the page before", async ({
  page,
  context,
}) => {
  const quiet = expectQuietSite(context);
  await newMember(page);
  await page.goto(DEMO_WOMEN);
  const profile = await addressWithLockedPhotos(page);
  await page.goto(`/premium?next=${encodeURIComponent(profile)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meer van elkaar zien");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Bundels bekijken" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credits kopen");
  const main = page.getByRole("main");
  await expect(main).toContainText("Je hebt nog 30 credits. Dat is genoeg voor 3 berichten.");
  await expect(main).toContainText(/Op deze site staan \d+ fictieve profielen\./);
  await expect(main).toContainText("fysiek contact is niet mogelijk");
  await expect(main).toContainText("Er is geen abonnement.");
  await expect(main).toContainText("14 dagen lang teruggeven");
  await page.getByRole("radio", { name: /15 berichten/ }).check();
  await expect(page).toHaveURL(/bundle=medium/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Verder naar betalen" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("15 berichten kopen");
  await expect(main).toContainText(/Op deze site staan \d+ fictieve profielen\./);
  const sum = page.getByRole("region", { name: "Je bestelling" });
  for (const line of ["15 berichten€ 13,80", "Credits150", "Per bericht€ 0,92"]) {
    await expect(sum).toContainText(line.replace("€ ", "€\u00a0"));
  }
  await expect(sum).toContainText(/Waarvan 21\s?% btw€\u00a02,40/);
  await expect(sum).toContainText("Te betalen€\u00a013,80");
  await expect(sum).toContainText("Je koopt van Vonk Voorbeeld B.V.");
  await expect(begin(page)).not.toBeChecked();
  await expect(page.getByRole("radio", { name: /iDEAL/ })).toBeChecked();

  await pay(page).click();
  await expect(begin(page)).toBeFocused();
  await expect(main).toContainText("Er is niets betaald.");
  await expectAccessible(page);
  await order(page);
  const opened = page.waitForResponse(/\/transactions\//);
  await payByBank(page);

  await expect(page).toHaveURL(/\/transactions\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je betaling is gelukt");
  await expect(main).toContainText("150 credits zijn bijgeschreven. Je hebt nu 180 credits.");
  // The first response already has the new balance.
  expect(await (await opened).text()).toContain("Je hebt nu 180 credits.");
  await expect(page.getByRole("heading", { name: "Je bent nu Premium" })).toBeVisible();
  await expect(page.getByRole("banner")).not.toContainText("Premium worden");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Terug naar waar je was" }).click();
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(lockedPhotos(page)).toHaveCount(0);
  quiet();
});

/** The address of the first search result with a photo that is locked for free members. */
async function addressWithLockedPhotos(page: Page): Promise<string> {
  const links = page.getByRole("main").locator('a[href^="/members/"]');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const address of new Set(addresses)) {
    await page.goto(address ?? "/members");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if ((await lockedPhotos(page).count()) > 0) return new URL(page.url()).pathname;
  }
  throw new Error("no profile on the first page has a locked photo");
}

test("an order uses the choices made before hydration", once, async ({ page }) => {
  await logIn(page, sites[0]?.logins[1]?.email ?? "");
  await expect(page).toHaveURL("/");
  const start = await holdRequests(page);
  await page.goto("/credits/small", { waitUntil: "commit" });
  await page.getByRole("radio", { name: /Creditcard/ }).check();
  await begin(page).check();
  await start();
  await expect(page).toHaveURL("/credits/small/creditcard");
  await pay(page).click();
  await expect(page.getByLabel("Kaartnummer")).toBeVisible();
});

test(
  "a retired payment method offers its successor, and a lost connection costs nothing",
  once,
  async ({ page }) => {
    await logIn(page, sites[0]?.logins[1]?.email ?? "");
    await expect(page).toHaveURL("/");
    expect((await page.goto("/credits/nothing"))?.status()).toBe(404);
    await page.goto("/credits/small/giropay");
    const main = page.getByRole("main");
    await expect(main).toContainText("giropay kan hier sinds 30 juni 2024 niet meer.");
    await expect(main).toContainText("In plaats daarvan staat PayPal klaar.");
    await expect(page.getByRole("radio", { name: /PayPal/ })).toBeChecked();
    await expectAccessible(page);

    const orders: string[] = [];
    await page.route("/api/orders", (route) => {
      orders.push((route.request().postDataJSON() as { id: string }).id);
      return orders.length === 1 ? route.abort() : route.continue();
    });
    await begin(page).check();
    await pay(page).click();
    await expect(page.getByRole("alert")).toContainText("Geen verbinding.");
    await expect(page.getByRole("alert")).toContainText("Er is niets betaald.");
    await expectAccessible(page);
    await pay(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Betalen met PayPal");
    expect(orders).toHaveLength(2);
    expect(orders[1]).toBe(orders[0]);
  },
);

test(
  "the billing country can be changed and stays selected across pages",
  once,
  async ({ page }) => {
    await newMember(page);
    await page.goto("/credits", { waitUntil: "networkidle" });
    const country = page.getByRole("combobox", { name: "Je betaalt vanuit" });
    await expect(country).toHaveValue("NL");
    await country.selectOption("BE");
    await expect(page).toHaveURL("/credits?country=BE");
    await page.getByRole("banner").locator("a[href^='/premium']:visible").first().click();
    await expect(page).toHaveURL(/\/premium/);
    await page.getByRole("link", { name: "Bundels bekijken" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credits kopen");
    await expect(country).toHaveValue("BE");
    await page.getByRole("link", { name: "Verder naar betalen" }).click();
    await expect(page.getByRole("region", { name: "Je bestelling" })).toContainText("België");
  },
);

test(
  "a declined card and a cancelled payment cost nothing, and a retry by card works",
  once,
  async ({ page, context }) => {
    const quiet = expectQuietSite(context);
    await newMember(page);
    await page.goto("/credits/small");
    await page.getByRole("radio", { name: /Creditcard/ }).check();
    await expect(page).toHaveURL("/credits/small/creditcard");
    await order(page);
    await payByCard(page, "4000 0000 0000 0002");

    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Betaling mislukt");
    await expect(main).toContainText("Je bank of kaart heeft de betaling geweigerd.");
    await expect(main).toContainText("Er is niets afgeschreven.");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Andere betaalmethode" }).click();
    await expect(page).toHaveURL(/\/credits\/small\?country=NL&order=/);
    await expect(main).toContainText("Je betaalt dezelfde bestelling met een andere methode.");
    await expectAccessible(page);
    await order(page);
    await page.getByRole("button", { name: "Breek de betaling af" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Betaling afgebroken");
    await expect(main).toContainText("Betaling mislukt");
    await expect(main).toContainText("Je hebt de betaling afgebroken");
    await expect(main).toContainText("Er is niets afgeschreven.");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Andere betaalmethode" }).click();
    await page.getByRole("radio", { name: /Creditcard/ }).check();
    await order(page);
    await payByCard(page, "4242 4242 4242 4242");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je betaling is gelukt");
    await expect(main).toContainText("Je hebt nu 90 credits.");
    await expect(page.getByRole("heading", { name: "Je bent nu Premium" })).toBeVisible();

    await page.getByRole("link", { name: "Alle bestellingen" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bestellingen");
    const orders = main.getByRole("listitem");
    await expect(orders).toHaveText([/Betaald, credits bijgeschreven/]);
    await expectAccessible(page);
    quiet();
  },
);

test(
  "a pending payment updates by itself, and a payment without a return appears in the list",
  once,
  async ({ page, context }) => {
    const quiet = expectQuietSite(context);
    await newMember(page);
    await page.goto("/transactions");
    await expect(page.getByRole("main")).toContainText("Je hebt nog niets besteld");
    await expectAccessible(page);

    await page.goto("/credits/small/ideal", { waitUntil: "networkidle" });
    await order(page);
    await page.getByRole("button", { name: "Proefbank Noord" }).click();
    await chooseOutcome(page, "Laat de betaling in behandeling");
    const provider = page.url();
    await page.getByRole("link", { name: "Terug naar Vonk" }).click();
    const main = page.getByRole("main");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Je betaling wordt verwerkt");
    await expect(main).toContainText("Je mag deze pagina sluiten.");
    await expectAccessible(page);
    const bank = await context.newPage();
    await bank.goto(provider);
    await bank.getByRole("button", { name: "Afronden: betaald" }).click();
    await expect(bank).toHaveURL(/\/transactions\//);
    await bank.close();
    await expect(heading).toHaveText("Je betaling is gelukt", { timeout: 15_000 });
    await expect(main).toContainText("60 credits zijn bijgeschreven. Je hebt nu 90 credits.");
    await expect(page.getByRole("heading", { name: "Je bent nu Premium" })).toBeVisible();

    await page.goto("/credits/small/ideal", { waitUntil: "networkidle" });
    await order(page);
    await page.getByRole("button", { name: "Oefenbank" }).click();
    await chooseOutcome(page, "Betaal, maar ga niet terug naar de winkel");
    await expect(page.getByRole("heading", { name: "Betaald, zonder terugkeer" })).toBeVisible();
    await page.goto("/transactions");
    await main.getByRole("listitem").first().getByRole("link").click();
    await expect(heading).toHaveText("Je betaling is gelukt", { timeout: 15_000 });
    await expect(main).toContainText("Je hebt nu 150 credits.");
    await expect(page.getByRole("heading", { name: "Je bent nu Premium" })).toHaveCount(0);
    await page.goto("/premium");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je bent Premium");
    await expect(page).toHaveTitle("Je bent Premium · Vonk");
    await expectAccessible(page);
    quiet();
  },
);
