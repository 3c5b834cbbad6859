import { expect, test, once } from "#e2e/test.ts";
import { openAsNewMember } from "#e2e/new-member.ts";
import { expectAccessible, openWindow, sites } from "#e2e/pages.ts";

/** Everything that the browser stores for the site, and the page's history state, as text. */
const readStored = async () =>
  JSON.stringify([
    localStorage,
    sessionStorage,
    (history.state as { usr?: unknown } | null)?.usr ?? null,
    document.cookie,
    await indexedDB.databases(),
  ]);

test("a visitor answers by keyboard, skips and goes back, and no answer is sent or stored", async ({
  browser,
}) => {
  const site = sites.find(({ id }) => id === "second-spring");
  const origin = site?.at(test.info().project.use.baseURL, "/") ?? "";
  const { context, page, quiet } = await openWindow(browser, origin);
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`),
  );
  await page.goto("/match-finder");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Which age appeals to you?");
  await expectAccessible(page);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const before = await page.evaluate(readStored);
  sent.length = 0;

  await page.getByRole("radio", { name: "18 to 35" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "35 and over" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Which look attracts you?");
  await expect(heading).toBeFocused();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(heading).toHaveText("Which appearance appeals to you?");
  await page.getByRole("link", { name: "Previous question" }).click();
  await page.getByText("Sexy").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("White", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "White" })).toBeChecked();
  await expectAccessible(page);
  const after = await page.evaluate(readStored);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL("/signup");

  expect(after).toBe(before);
  const answers = /35\+|35%2B|18-35|sexy|white/i;
  // The pictures' own addresses name what they show; both of a question always load.
  expect(sent.filter((request) => answers.test(request) && !request.includes(".webp"))).toEqual([]);
  quiet();
  await context.close();
});

for (const site of sites) {
  test(
    `a member of ${site.id} goes from the match finder to members who fit`,
    once,
    async ({ browser, baseURL }) => {
      const { context, page, quiet } = await openAsNewMember(browser, baseURL, {
        path: "/match-finder",
        site,
      });
      await page.getByText("18 tot 35").click();
      await page.getByRole("button", { name: "Verder" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Welke uitstraling trekt je aan?",
      );
      await expectAccessible(page);
      await page.getByRole("button", { name: "Overslaan" }).click();
      if (site.id === "second-spring") {
        await page.getByRole("button", { name: "Overslaan" }).click();
      }
      await expect(page).toHaveURL(site.at(baseURL, "/signup-matches"));
      await expect(
        page.getByText("Wie de leeftijd heeft die je koos, staat vooraan."),
      ).toBeVisible();
      const heart = page
        .getByRole("main")
        .getByRole("button", { name: /^Like voor/ })
        .first();
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await page.getByRole("link", { name: "Verder" }).click();
      await expect(page).toHaveURL(site.at(baseURL, "/members"));
      quiet();
      await context.close();
    },
  );
}
