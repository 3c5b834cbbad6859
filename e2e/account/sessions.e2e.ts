import { expect, test, once } from "#e2e/test.ts";
import { NEW_MEMBER_PASSWORD, openAsNewMember } from "#e2e/new-member.ts";
import { expectAccessible, openWindow, sites } from "#e2e/pages.ts";

test(
  "a member logs out another device, whose page goes to the log-in",
  once,
  async ({ browser, baseURL }) => {
    const here = await openAsNewMember(browser, baseURL, { path: "/settings/sessions" });
    await expect(here.page.getByText("Je bent alleen op dit apparaat ingelogd.")).toBeVisible();
    await expect(here.page.getByText("Dit apparaat", { exact: true })).toBeVisible();
    const there = await openWindow(browser, sites[0]?.at(baseURL, "/") ?? "/");
    await there.page.goto("/login?next=/settings/sessions");
    await there.page.getByLabel("E-mailadres").fill(here.email);
    await there.page.getByLabel("Wachtwoord", { exact: true }).fill(NEW_MEMBER_PASSWORD);
    await there.page.getByRole("button", { name: "Inloggen" }).click();
    await expect(there.page.getByText("Dit apparaat", { exact: true })).toBeVisible();
    await here.page.reload();
    await expectAccessible(here.page);
    await here.page.getByRole("button", { name: /^Chrome op .* uitloggen$/ }).click();
    await expect(here.page.getByText(/^Chrome op .* is uitgelogd\.$/)).toBeVisible();
    await expect(here.page.getByRole("button", { name: /uitloggen$/ })).toHaveCount(0);
    await there.page.goto("/settings");
    await expect(there.page).toHaveURL(/\/login/);
  },
);
