import { expect, test, once } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { aSignup } from "#tests/world/a-signup.ts";
import { mailedLink } from "#e2e/mailed-link.ts";
import { expectAccessible, expectQuietConsole, openWindow } from "#e2e/pages.ts";

const CHOSEN = "drie gele regenlaarzen";

/** A new member, so that no other test's sessions end. */
async function signUp(page: Page): Promise<string> {
  const form = aSignup();
  const headers = { [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT };
  const answer = await page.request.post("/api/signup", { data: form, headers });
  expect(answer.status()).toBe(200);
  return form.email;
}

test(
  "a member with a forgotten password chooses a new one by mail and is logged in",
  once,
  async ({ browser, baseURL }) => {
    const elsewhere = await openWindow(browser, baseURL ?? "");
    const email = await signUp(elsewhere.page);
    await elsewhere.page.goto("/likes");
    await expect(elsewhere.page).toHaveURL("/likes");

    const { page, context } = await openWindow(browser, baseURL ?? "");
    await page.goto("/login");
    await page.getByLabel("E-mailadres").fill(`x${email}`);
    await page.getByRole("link", { name: "Wachtwoord vergeten?" }).click();
    await expect(page).toHaveURL("/reset-password");
    const address = page.getByRole("main").getByLabel("E-mailadres");
    await expect(address).toHaveValue(`x${email}`);
    await expectAccessible(page);
    const send = page.getByRole("button", { name: "Stuur de mail", exact: true });
    await send.click();
    await expect(page.getByText("E-mailadres niet gevonden")).toBeVisible();
    await address.fill(email);
    await send.click();
    await expect(page.getByRole("heading", { name: "Kijk in je mail" })).toBeFocused();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);

    const link = await mailedLink(page, email, "Kies een nieuw wachtwoord");
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kies een nieuw wachtwoord");
    await expectAccessible(page);
    const [first, second] = [
      page.getByLabel("Nieuw wachtwoord", { exact: true }),
      page.getByLabel("Nieuw wachtwoord, nog een keer"),
    ];
    const save = page.getByRole("button", { name: "Wachtwoord bewaren" });
    await first.fill(CHOSEN);
    await second.fill("iets anders");
    await save.click();
    await expect(page.getByText("De opgegeven wachtwoorden zijn niet gelijk.")).toBeVisible();
    const quiet = expectQuietConsole(context);
    await second.fill(CHOSEN);
    await save.click();
    const done = page.getByRole("heading", { name: "Je wachtwoord is gewijzigd" });
    await expect(done).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Verder" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dag Marijke");
    quiet();

    // The server closed the other browser's socket, so its page leads to log-in without a reload.
    await expect(elsewhere.page).toHaveURL("/login?next=%2Flikes");
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Link verlopen of invalide, vraag een nieuwe e-mail aan",
    );
    await expectAccessible(page);
  },
);

test(
  "the fourth mail of a day is not sent, and the page says when to try again",
  once,
  async ({ page }) => {
    const email = await signUp(page);
    for (let n = 0; n < 4; n += 1) {
      await page.goto("/reset-password");
      await page.getByRole("main").getByLabel("E-mailadres").fill(email);
      await page.getByRole("button", { name: "Stuur de mail", exact: true }).click();
      if (n < 3) await expect(page).toHaveURL("/reset-password?sent");
    }
    await expect(page.getByRole("alert")).toHaveText(
      "Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.",
    );
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a member chooses a new password through forms alone", once, async ({ page, context }) => {
    const email = await signUp(page);
    await context.clearCookies();
    await page.goto("/reset-password");
    const submit = page.locator("main form button[type=submit]");
    await page.locator("main input[name=email]").fill(`x${email}`);
    await submit.click();
    await expect(page.getByText("E-mailadres niet gevonden")).toBeVisible();
    await expect(page.locator("main input[name=email]")).toHaveValue(`x${email}`);
    await page.locator("main input[name=email]").fill(email);
    await submit.click();
    await expect(page.getByText("We hebben je een mail gestuurd.")).toBeVisible();

    await page.goto(await mailedLink(page, email, "Kies een nieuw wachtwoord"));
    await page.locator("input[name=new_password]").fill(CHOSEN);
    await page.locator("input[name=repeat_password]").fill("iets anders");
    await submit.click();
    await expect(page.getByText("De opgegeven wachtwoorden zijn niet gelijk.")).toBeVisible();
    await expect(page.locator("input[name=new_password]")).toHaveValue("");
    await page.locator("input[name=new_password]").fill(CHOSEN);
    await page.locator("input[name=repeat_password]").fill(CHOSEN);
    await submit.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je wachtwoord is gewijzigd");
  });
});
