import { expect, once, test } from "#e2e/test.ts";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { expectAccessible, logIn } from "#e2e/pages.ts";
import { answerAccount, create, goToAccount } from "#e2e/sign-up/sign-up-steps.ts";
import { aSignup } from "#tests/world/a-signup.ts";

const headers = { [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT };

test(
  "too many wrong passwords block the account, and the page says for how long",
  once,
  async ({ page, browser, baseURL }) => {
    const { email, password } = aSignup();
    const other = await browser.newContext({ baseURL: baseURL ?? "" });
    await other.request.post("/api/signup", { data: aSignup({ email, password }), headers });
    for (let n = 0; n < 5; n += 1) {
      await page.request.post("/api/user.php", { data: { email, password: "fout" }, headers });
    }
    await logIn(page, email, password);
    await expect(page.getByRole("alert")).toHaveText(
      /^Te veel foute pogingen, account voor 1[45] min geblokkeerd\.\s*$/,
    );
    await expect(page.locator("input[name=email]")).toHaveValue(email);
    await expectAccessible(page);
    await other.close();
  },
);

test(
  "sign-up with a deleted account's address says that the mail brings it back",
  once,
  async ({ page }) => {
    const { email, password } = aSignup();
    await page.request.post("/api/signup", { data: aSignup({ email, password }), headers });
    const deletion = { reason: "other", remark: "", password };
    const answer = await page.request.post("/api/account/deletion", { data: deletion, headers });
    expect(answer.status()).toBe(200);
    await page.context().clearCookies();
    await goToAccount(page);
    await answerAccount(page, email);
    await create(page);
    await expect(
      page.getByText(
        "Het verwijderen van dit account is nog niet definitief. Met de e-mail die we je stuurden, haal je het terug.",
      ),
    ).toBeVisible();
    await expectAccessible(page);
  },
);
