import { expect, test, once } from "#e2e/test.ts";
import { DEMO_PASSWORD } from "#world/demo/demo-logins.ts";
import { sites } from "./pages.ts";

test.use({ javaScriptEnabled: false });

test(
  "without JavaScript a member logs in, and sees the error of a wrong password",
  once,
  async ({ page }) => {
    const email = sites[0]?.logins[0]?.email ?? "";
    await page.goto("/login?next=%2Flikes%2Fgiven");
    await page.locator("input[name=email]").fill(email);
    await page.locator("input[name=password]").fill("not her password");
    await page.locator("form button[type=submit]").click();
    await expect(page.getByRole("alert")).toContainText("Login mislukt, probeer opnieuw");
    await expect(page.locator("input[name=email]")).toHaveValue(email);
    await expect(page.locator("input[name=password]")).toHaveValue("");
    await page.locator("input[name=password]").fill(DEMO_PASSWORD);
    await page.locator("form button[type=submit]").click();
    await expect(page).toHaveURL("/likes/given");
  },
);

test(
  "without JavaScript pages say that joining, sending and paying need it",
  once,
  async ({ page }) => {
    const needed = page.getByText(/JavaScript/);
    await page.goto("/signup");
    await expect(needed).toBeVisible();
    await page.goto("/login");
    await page.locator("input[name=email]").fill(sites[0]?.logins[2]?.email ?? "");
    await page.locator("input[name=password]").fill(DEMO_PASSWORD);
    await page.locator("form button[type=submit]").click();
    await expect(page).toHaveURL("/");
    await page.goto("/chats");
    await page.locator("a[href^='/chats/']").first().click();
    await expect(needed).toBeVisible();
    await page.goto("/credits");
    await page.locator("main a[href^='/credits/']").first().click();
    await expect(needed).toBeVisible();
  },
);

test(
  "without JavaScript the filters are a form and the heart leads to log-in",
  once,
  async ({ page }) => {
    await page.goto("/members");
    await page.getByRole("radio", { name: "Mannen" }).check();
    await page.getByLabel("Van").selectOption("50");
    await page.getByRole("button", { name: "Zoeken" }).click();
    await expect(page).toHaveURL(/gender=male.*min_age=50/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ mannen$/);
    await page
      .getByRole("link", { name: /^Like voor / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login\?next=/);
  },
);
