import { expect, test } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import en from "#languages/en/checkout.json" with { type: "json" };
import { signUpMember } from "./new-member.ts";
import { expectAccessible, overflow, sites } from "./pages.ts";

/** Pays on the provider's page of a method. */
type Pay = (page: Page) => Promise<void>;

const press = (name: RegExp | string) => (page: Page) => page.getByRole("button", { name }).click();

const payAtBank =
  (bank: string): Pay =>
  async (page) => {
    await press(bank)(page);
    await press(/^Pay/)(page);
  };

const payByCard: Pay = async (page) => {
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Name on the card").fill("M. Jansen");
  await page.getByLabel("Valid until").fill("12/30");
  await page.getByLabel("Security code").fill("123");
  await press(/^Pay/)(page);
};

const payByCode: Pay = async (page) => {
  await press("Show a code")(page);
  const shown = await page.getByText(/The app shows/).textContent();
  await page.getByLabel("Code").fill(/\d{3} ?\d{3}/.exec(shown ?? "")?.[0] ?? "");
  await press(/^Pay/)(page);
};

const payByPin: Pay = async (page) => {
  await page.getByLabel("PIN").fill("1000 0000 0000 5000");
  await press(/^Pay/)(page);
};

const payPal: Pay = async (page) => {
  await press(/^Log in/)(page);
  await press(/^Pay/)(page);
};

/** The transfer is booked on the page that the slip links to. */
const bookTransfer: Pay = async (page) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Transfer the money");
  await expect(page.getByRole("img", { name: "Code with the details" })).toBeVisible();
  await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "at the payment service" }).click();
  await press(/^Book the transfer/)(page);
};

type Row = readonly [method: string, country: string, pay: Pay];

const names: Readonly<Record<string, string>> = en.methods;

/** By the site that sells there; the retired ids and the direct debit have no page to pay on. */
const methods: Readonly<Record<string, readonly Row[]>> = {
  vonk: [
    ["ideal", "NL", payAtBank("Oefenbank")],
    ["bancontact", "BE", press("Approve in the app")],
    ["creditcard", "NL", payByCard],
    ["visa", "NL", payByCard],
    ["mastercard", "NL", payByCard],
    ["cartebancaire", "FR", payByCard],
    ["applepay", "NL", press("Approve on the device")],
    ["paypal", "NL", payPal],
    ["paysafecard", "NL", payByPin],
    ["sct", "NL", bookTransfer],
  ],
  "zweiter-fruehling": [
    ["eps", "AT", payAtBank("Übungsbank Donau")],
    ["nexi", "IT", payByCard],
    [
      "prezelewy24",
      "PL",
      async (page) => {
        await page.locator("form button").first().click();
        await press(/^Pay/)(page);
      },
    ],
    ["blik", "PL", payByCode],
  ],
};

/** A device that has Apple Pay. */
function addApplePay(): void {
  Object.assign(globalThis, { ApplePaySession: { canMakePayments: () => true } });
}

for (const site of sites.filter(({ id }) => methods[id])) {
  test(`a member of ${site.name} buys with each method`, async ({ browser }) => {
    test.setTimeout(180_000);
    const { page } = await signUpMember(browser, "Marieke", "female", { site, language: "en" });
    await page.addInitScript(addApplePay);
    for (const [method, country, pay] of methods[site.id] ?? []) {
      await test.step(method, async () => {
        await page.goto(`/credits/small/${method}?country=${country}`);
        await expect(page.locator("html[data-hydrated]")).toBeAttached();
        await expect(page).toHaveURL(new RegExp(`/credits/small/${method}`));
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        const begin = page.getByRole("checkbox", { name: /start right after/ });
        if (await begin.isVisible()) await begin.check();
        await page.getByRole("button", { name: "Order with obligation to pay" }).click();
        await expect(page).toHaveURL(method === "sct" ? /\/transactions\// : /\/checkout\//);
        await pay(page);
        await page.waitForURL(/\/transactions\//);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "Your payment was successful",
        );
        await expect(page.getByRole("main")).toContainText(names[method] ?? "");
      });
    }
  });
}

test("an id that is no longer taken says since when, and offers its successor", async ({
  browser,
}) => {
  const { page } = await signUpMember(browser, "Marieke", "female", { language: "en" });
  for (const [method, since] of [
    ["giropay", "30 June 2024"],
    ["sofort", "31 March 2025"],
    ["maestro", "1 July 2023"],
  ] as const) {
    await page.goto(`/credits/small/${method}`);
    await expect(page.getByRole("main")).toContainText(since);
    await expect(page.getByRole("radio").first()).toBeVisible();
  }
});
