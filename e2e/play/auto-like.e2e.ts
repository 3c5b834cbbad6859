import { expect, test } from "#e2e/test.ts";
import { confirmMember, signUpMember } from "#e2e/new-member.ts";
import { expectAccessible, sites } from "#e2e/pages.ts";

test("a member is liked by a fictional profile once, opens the pop-up's profile, and switches these likes off", async ({
  browser,
}) => {
  // On a site where no other test's member can like her.
  const [, site] = sites;
  if (!site) throw new Error("the demo has one site");
  const { page, context, email, quiet } = await signUpMember(browser, "Gerda", "female", {
    site,
    language: "nl",
  });
  const url = site.at(test.info().project.use.baseURL, "/");
  await context.addCookies([{ name: "auto-likes", value: "on", url }]);
  const popup = page.getByRole("dialog", { name: "Nieuwe like!" });
  // There is no like before the confirmation.
  await page.goto("/members");
  await page.waitForRequest(/\/api\/counts/);
  await expect(popup).toBeHidden();
  await confirmMember(page, email);

  const answered = page.waitForResponse("/api/auto-like.php");
  await page.goto("/members");
  const { id, name } = (await (await answered).json()) as { id: string; name: string };
  await expect(popup).toContainText("Fictief profiel");
  await expect(popup).toContainText(`${name} gaf je een like`);
  await expectAccessible(page);
  // The backdrop closes it, and the badge counts the like.
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(page).toHaveTitle(/^\(1\)/);

  // While the openings are open, the new like waits.
  await page.goto(`/members/${id}/chat?t=2`);
  await page.getByRole("button", { name: "Help me op weg" }).click();
  const openings = page.getByRole("dialog");
  await expect(openings).toBeVisible();
  await expect(page).toHaveURL(`/members/${id}/chat`);
  await expect(popup).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(popup).toBeVisible();
  await page.keyboard.press("Escape");

  // The pop-up does not cover the receipt of a complaint either.
  await page.goto("/complaints");
  await page.getByRole("radio", { name: "Iets anders", exact: true }).check();
  await page.getByLabel("Wat gebeurde er?").fill("Iets klopt niet.");
  await page.getByRole("checkbox", { name: /naar mijn beste weten/ }).check();
  await page.getByRole("button", { name: "Versturen" }).click();
  await expect(page.getByRole("heading", { name: "Je melding is binnen" })).toBeFocused();
  const likes = page.waitForResponse("/api/likes.php");
  await page.goto(`${page.url()}&t=0`);
  await likes;
  await expect(page.getByRole("heading", { name: "Je melding is binnen" })).toBeFocused();
  await expect(page).not.toHaveURL(/t=0/);
  await expect(popup).toBeHidden();
  await page.getByRole("link", { name: "Verder naar je berichten" }).click();
  await expect(popup).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto("/likes?t=0");
  await expect(page).toHaveURL("/likes");
  await popup
    .getByRole("link", { name: `Bekijk ${name}` })
    .last()
    .click();
  await expect(page).toHaveURL(`/members/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(page).toHaveTitle(/^(?!\()/);

  await page.goto("/settings/privacy");
  const choice = page.getByRole("checkbox", { name: "Elke dag een like van een fictief profiel" });
  await choice.uncheck();
  await expect(page.getByRole("status").filter({ hasText: "Bewaard." })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(choice).not.toBeChecked();
  quiet();
  await context.close();
});
