import { expect, test, once } from "#e2e/test.ts";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { aSignup } from "#tests/world/a-signup.ts";
import { expectAccessible, expectQuietConsole } from "#e2e/pages.ts";

test(
  "a new member fills in what the account lacks, and is redirected from then on",
  once,
  async ({ page, context }) => {
    const quiet = expectQuietConsole(context);
    const headers = { [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT };
    const data = aSignup({ interests: [] });
    expect((await page.request.post("/api/signup", { data, headers })).status()).toBe(200);
    await page.goto("/complete-signup?next=%2Flikes");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je account afmaken");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Stuur de mail opnieuw" }).click();
    await expect(main).toContainText(`De mail is gestuurd naar ${data.email}`);
    await expectAccessible(page);
    await main.getByRole("link", { name: "Invullen (Over mij)" }).click();
    await page.getByRole("textbox", { name: "Over mij" }).fill("Op dinsdag zing ik.");
    await page.getByRole("button", { name: "Bewaren" }).click();
    // The answers stay on the page until it is opened again.
    await expect(main.getByRole("link", { name: "Wijzig (Over mij)" })).toBeFocused();
    await page.reload();
    await expect(main.getByRole("link", { name: "Invullen (Wat ik leuk vind)" })).toBeVisible();
    await expect(main).not.toContainText("Over mij");
    await main.getByRole("link", { name: "Verder" }).click();
    await expect(page).toHaveURL("/likes");
    quiet();
  },
);
