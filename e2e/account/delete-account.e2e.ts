import { expect, test, once } from "#e2e/test.ts";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { aSignup } from "#tests/world/a-signup.ts";
import { mailedLink } from "#e2e/mailed-link.ts";
import { expectAccessible, openWindow } from "#e2e/pages.ts";

test("a member deletes the account on the settings page and brings it back with the mailed link", async ({
  browser,
  baseURL,
}) => {
  const { page, quiet } = await openWindow(browser, baseURL ?? "");
  const { email, password } = aSignup();
  const headers = { [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT };
  await page.request.post("/api/signup", { data: aSignup({ email, password }), headers });
  await page.goto("/settings");
  await page.getByRole("link", { name: "Account verwijderen" }).click();
  await expect(page).toHaveURL("/settings/delete");
  await expectAccessible(page);
  await page.getByText("Iets anders").click();
  await page.getByLabel("Wat wil je ons zeggen?").fill("Te veel regen.");
  await page.getByLabel("Je wachtwoord").fill(password);
  await page.getByRole("button", { name: "Account verwijderen", exact: true }).click();
  await expect(page).toHaveURL("/account-deleted");
  await expect(page.getByRole("heading", { name: "Je account is verwijderd" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/likes");
  await expect(page).toHaveURL("/login?next=%2Flikes");
  await page.goto(await mailedLink(page, email, "Je account bij Vonk is verwijderd"));
  await page.getByRole("button", { name: "Account terughalen", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Je account is terug" })).toBeFocused();
  await expectAccessible(page);
  quiet();
});

test(
  "the page after a deletion counts down to the site's partner, and a button stops it",
  once,
  async ({ page, baseURL }) => {
    const address = new URL("/account-deleted", baseURL);
    address.hostname = "second.localhost";
    const partner = "https://example.com/";
    const opened: string[] = [];
    await page.route(`${partner}**`, (route) => {
      opened.push(route.request().url());
      return route.fulfill({ body: "The partner" });
    });
    await page.clock.install();
    await page.goto(address.href);
    await expect(page.getByText("In 20 seconds")).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByText("In 19 seconds")).toBeVisible();
    await page.getByRole("button", { name: "Stay here" }).click();
    await page.clock.runFor(60_000);
    await expect(page.getByText("You stay here.")).toBeVisible();
    expect(opened).toEqual([]);
    await page.reload();
    await expect(page.getByText("In 20 seconds")).toBeVisible();
    for (let second = 0; second < 21; second += 1) await page.clock.runFor(1_000);
    await expect.poll(() => opened).toEqual([partner]);
  },
);
