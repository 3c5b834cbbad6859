import { randomUUID } from "node:crypto";
import { expect, onPhone, once, test } from "#e2e/test.ts";
import { mailedLink } from "#e2e/mailed-link.ts";
import { NEW_MEMBER_PASSWORD } from "#e2e/new-member.ts";
import { expectAccessible, expectQuietConsole, holdRequests } from "#e2e/pages.ts";
import {
  taken,
  begin,
  question,
  next,
  create,
  answerWho,
  answerBirthDate,
  goToPlace,
  answerPlace,
  goToAccount,
  answerAccount,
} from "./sign-up-steps.ts";

test("a visitor signs up, confirms by mail and becomes visible", async ({ page, context }) => {
  const quiet = expectQuietConsole(context);
  const email = `${randomUUID()}@example.nl`;
  await goToAccount(page);
  await expect(page.getByText(/^Je krijgt 3 gratis berichten/)).toBeInViewport();
  await expect(page.getByText(/^Op deze site staan 8 fictieve profielen/)).toBeInViewport();
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await expectAccessible(page);
  await answerAccount(page, email);
  await create(page);
  await expect(page.getByRole("heading", { name: "Bevestig je e-mailadres" })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Verder" }).click();
  await expect(page).toHaveURL("/signup-matches");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mensen die bij je passen");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Verder" }).click();
  await expect(page).toHaveURL("/members");

  const strip = page.getByRole("complementary", { name: "Meldingen" });
  await expect(strip).toContainText("Je e-mailadres is nog niet bevestigd");
  await strip.getByRole("button", { name: "Opnieuw sturen" }).click();
  await expect(strip).toContainText(`De mail is gestuurd naar ${email}`);
  await expectAccessible(page);

  // A sign-up through the API ends at this address; on a phone the reminder covers the page.
  await page.goto("/members?api_signup_complete=1");
  const reminder = page.getByRole("dialog", { name: "Bevestig je e-mailadres" });
  if (onPhone()) {
    await expect(reminder).toContainText("Je e-mailadres is nog niet bevestigd");
    await expectAccessible(page);
    await reminder.getByRole("button", { name: "Sluiten" }).first().click();
    await expect(page).toHaveURL("/members");
  }
  await expect(reminder).toBeHidden();
  await expect(strip).toBeVisible();

  const link = await mailedLink(page, email, "Bevestig je e-mailadres");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bevestig je e-mailadres");
  await expectAccessible(page);
  await page.getByRole("button", { name: "E-mailadres bevestigen" }).click();
  await expect(page).toHaveURL("/activate/done");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Je e-mailadres is bevestigd");
  await expect(page.getByText("Marijke, 60")).toBeVisible();
  await expectAccessible(page);

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Je e-mailadres is al bevestigd",
  );
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dag Marijke");
  await expect(strip).toContainText("Bij je profiel staat nog geen foto");
  quiet();
});

test("a missing answer is marked at its field, and the first such field has focus", async ({
  page,
}) => {
  await begin(page);
  await next(page);
  await expect(page.getByText("Vul dit in.")).toHaveCount(2);
  await expect(page.getByRole("radio", { name: "Vrouw", exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Vrouw", exact: true }).check();
  // The buttons at the bottom do not cover the message, on a small phone either.
  if (onPhone()) await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await next(page);
  const missing = page.getByText("Vul dit in.");
  const isCovered = () =>
    missing.evaluate((text) => {
      const { left, bottom } = text.getBoundingClientRect();
      return !text.contains(document.elementFromPoint(left + 4, bottom - 4));
    });
  await expect.poll(isCovered).toBe(false);
  await answerWho(page);
  await next(page);
  await expect(page.getByText("Vul uw geboortedatum in (18+ jaar)")).toBeVisible();
  await expect(page.getByLabel("Dag")).toBeFocused();
  await page.getByLabel("Dag").fill("31");
  await page.getByRole("combobox", { name: "Maand" }).selectOption("2");
  await page.getByLabel("Jaar").fill("1966");
  await expect(page.getByText("Vul uw geboortedatum in (18+ jaar)")).toBeHidden();
  await next(page);
  await expect(page.getByText("Ongeldige geboortedatum.")).toBeVisible();
  await answerBirthDate(page);
  await next(page);
  await expect(page.getByLabel("Naam", { exact: true })).toBeFocused();
  await expectAccessible(page);
});

test(
  "keys choose the town that was typed, also before its suggestions arrive",
  once,
  async ({ page }) => {
    await goToPlace(page);
    await page.getByLabel("Provincie").selectOption({ label: "Gelderland" });
    const town = page.getByRole("combobox", { name: "Woonplaats" });
    const options = page.getByRole("listbox", { name: "Woonplaats" }).getByRole("option");
    await town.click();
    await expect(options.first()).toHaveText("Nijmegen");
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/town=Apeld/, (route) => held.then(() => route.continue()));
    const arrived = page.waitForResponse(/town=Apeld/);
    await town.fill("Apeld");
    await expect(options).toHaveText(["Apeldoorn"]);
    await town.press("ArrowDown");
    answer();
    await arrived;
    await town.press("Enter");
    await expect(town).toHaveValue("Apeldoorn");
  },
);

test("a town outside the region is rejected, and the nearest suggested", once, async ({ page }) => {
  await goToPlace(page);
  await page.getByLabel("Naam", { exact: true }).fill("Marijke");
  await page.getByLabel("Provincie").selectOption({ label: "Groningen" });
  await page.getByRole("combobox", { name: "Woonplaats" }).fill("Winshoten");
  await page.keyboard.press("Tab");
  await next(page);
  await expect(page.getByText(/niet in het gekozen gebied. Bedoel je Winschoten\?/)).toBeVisible();
});

test(
  "a misspelt address gets a suggestion, and an address with an account leads to log-in",
  once,
  async ({ page }) => {
    await goToAccount(page);
    await page.getByLabel("E-mailadres").fill("marijke@gmial.com");
    await page.getByLabel("Wachtwoord", { exact: true }).focus();
    const live = page.locator("[aria-live]");
    const offer = live.getByRole("button", { name: "Bedoel je marijke@gmail.com?" });
    await offer.press("Enter");
    await expect(page.getByLabel("E-mailadres")).toHaveValue("marijke@gmail.com");
    await expect(page.getByLabel("E-mailadres")).toBeFocused();
    await answerAccount(page, taken);
    await create(page);
    await expect(
      page.getByText("Dit e-mailadres heeft al een account op deze site."),
    ).toBeVisible();
    await expect(page.getByLabel("E-mailadres")).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Inloggen met dit adres" }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("dialog")).toBeHidden();
  },
);

test("special interests are offered only after their own consent and cleared when it is withdrawn", async ({
  page,
}) => {
  await goToPlace(page);
  await answerPlace(page);
  const special = page.getByRole("checkbox", { name: "Lingerie" });
  const consent = page.getByRole("checkbox", { name: /interesses over seks/ });
  await expect(consent).not.toBeChecked();
  await expect(special).toBeHidden();
  await consent.check();
  await special.check();
  await consent.uncheck();
  await expect(special).toBeHidden();
  await consent.check();
  await expect(special).not.toBeChecked();
});

test("regions and interests are requested once and shown as received", once, async ({ page }) => {
  const requests: string[] = [];
  await page.route(/\/api\/(interests|regions)\.php$/, async (route) => {
    const name = new URL(route.request().url()).pathname;
    requests.push(name);
    if (name.includes("regions")) return route.continue();
    await route.fulfill({ json: { interests: ["tea", "hiking"] } });
  });
  await goToPlace(page);
  await answerPlace(page);
  const offered = page.getByRole("group", { name: "Interesses" }).getByRole("checkbox");
  await expect(offered).toHaveCount(2);
  await page.getByRole("button", { name: "Terug" }).click();
  await expect(page.getByLabel("Provincie")).toHaveValue(/./);
  await next(page);
  await expect(offered).toHaveCount(2);
  await next(page);
  await expect(question(page)).toHaveText("Waarmee log je in?");
  expect(requests.toSorted()).toEqual(["/api/interests.php", "/api/regions.php"]);
});

test(
  "without a connection nothing is lost, and a retry is the same sign-up",
  once,
  async ({ page }) => {
    const ids: unknown[] = [];
    await page.route("**/api/signup", (route) => {
      ids.push((route.request().postDataJSON() as { id: unknown }).id);
      return ids.length <= 6 ? route.abort() : route.fulfill({ status: 503, json: {} });
    });
    await goToAccount(page);
    const email = `${randomUUID()}@example.nl`;
    await answerAccount(page, email);
    await create(page);
    await expect(page.getByRole("alert")).toHaveText(/^Geen verbinding/, { timeout: 30_000 });
    await expect(page.getByLabel("E-mailadres")).toHaveValue(email);
    await expect(page.getByLabel("Wachtwoord", { exact: true })).toHaveValue(NEW_MEMBER_PASSWORD);
    await page.getByRole("button", { name: "Account maken" }).click();
    await expect.poll(() => ids.length, { timeout: 30_000 }).toBeGreaterThan(6);
    expect(new Set(ids).size).toBe(1);
  },
);

test("a reload keeps the step and everything but the password", once, async ({ page }) => {
  await goToAccount(page);
  await answerAccount(page, "marijke@example.nl");
  await page.reload();
  await expect(question(page)).toHaveText("Waarmee log je in?");
  await expect(page.getByLabel("E-mailadres")).toHaveValue("marijke@example.nl");
  await expect(page.getByLabel("Wachtwoord", { exact: true })).toHaveValue("");
  await page.getByRole("button", { name: "Terug" }).click();
  await page.getByRole("button", { name: "Terug" }).click();
  await expect(page.getByRole("combobox", { name: "Woonplaats" })).toHaveValue("Apeldoorn");
});

test(
  "after the first answer neither Escape nor the backdrop closes the dialog; Stop does and keeps the answers",
  once,
  async ({ page }) => {
    await begin(page);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Wie ben je, en wie zoek je?");
    await expect(page).toHaveURL("/");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await begin(page);
    await answerWho(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.mouse.click(20, 20);
    await expect(question(page)).toHaveText("Wanneer ben je geboren?");
    await expect(dialog.getByRole("button", { name: "Sluiten" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Stoppen" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Gestopt\./)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Gratis inschrijven" }).click();
    await expect(question(page)).toHaveText("Wanneer ben je geboren?");
    await page.getByRole("button", { name: "Terug" }).click();
    await expect(page.getByRole("radio", { name: "Vrouw", exact: true })).toBeChecked();
  },
);

test("sign-up is a separate page below 768 px and a modal from there up", async ({ page }) => {
  for (const [width, address] of [
    [767, "/signup"],
    [768, "/login"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/login");
    await page.locator("html[data-hydrated]").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Gratis inschrijven" }).click();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("dialog")).toHaveCount(address === "/login" ? 1 : 0);
  }
});

test("sign-up opens as a modal over the log-in page", once, async ({ page }) => {
  await page.goto("/login", { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("link", { name: "Gratis inschrijven" }).click();
  await expect(page.getByRole("dialog")).toContainText("Wie ben je, en wie zoek je?");
  await expect(page).toHaveURL("/login");
});

test("sign-up works by keyboard alone", once, async ({ page }) => {
  await begin(page);
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await page.getByRole("radio", { name: "Vrouw", exact: true }).focus();
  await keys("Space", "Tab", "ArrowDown", "Enter");
  await expect(question(page)).toBeFocused();
  await keys("Tab");
  await page.keyboard.type("14");
  await keys("Tab", "m", "e", "Tab");
  await page.keyboard.type("1966");
  await keys("Enter");
  await expect(question(page)).toHaveText("Hoe heet je, en waar woon je?");
  await keys("Tab");
  await page.keyboard.type("Marijke");
  await keys("Tab", "Tab", "G", "Tab");
  await page.keyboard.type("Apeldoorn");
  await keys("Enter");
  await expect(question(page)).toHaveText("Waar hou je van?");
  await keys("Tab", "Space");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
});

test("on a phone Back returns to the previous step", async ({ page }) => {
  test.skip(!onPhone(), "the modal has no address");
  await begin(page);
  await expect(page).toHaveURL("/signup");
  await answerWho(page);
  await answerBirthDate(page);
  await page.goBack();
  await expect(question(page)).toHaveText("Wanneer ben je geboren?");
  await expect(page.getByLabel("Jaar")).toHaveValue("1966");
  await page.goBack();
  await expect(question(page)).toHaveText("Wie ben je, en wie zoek je?");
  // Sign-up resumes at the first question without an answer.
  await page.goto("/signup");
  await expect(question(page)).toHaveText("Hoe heet je, en waar woon je?");
});

test(
  "going back while an answer is being checked stays on the earlier step",
  once,
  async ({ page }) => {
    await begin(page);
    await answerWho(page);
    await page.getByLabel("Dag").fill("14");
    await page.getByRole("combobox", { name: "Maand" }).selectOption("5");
    await page.getByLabel("Jaar").fill("1966");
    const answer = await holdRequests(page, /\/api\/signup\/check$/);
    await next(page);
    await page.getByRole("button", { name: "Terug" }).click();
    await expect(question(page)).toHaveText("Wie ben je, en wie zoek je?");
    const checked = page.waitForResponse(/\/api\/signup\/check$/);
    await answer();
    await (await checked).finished();
    await expect(page.getByRole("button", { name: "Verder" })).not.toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(question(page)).toHaveText("Wie ben je, en wie zoek je?");
  },
);

test("an invitation-only site says so", once, async ({ page }) => {
  await page.route("**/api/signup/check", (route) =>
    route.fulfill({ status: 403, json: { error: "signup_invite_only", message: "" } }),
  );
  await begin(page);
  await page.getByRole("radio", { name: "Vrouw", exact: true }).check();
  await next(page);
  await expect(page.getByRole("heading", { name: "Alleen op uitnodiging" })).toBeVisible();
  await expectAccessible(page);
});

test(
  "an unknown link says that it is invalid, and any other address returns 404",
  once,
  async ({ page }) => {
    const answer = await page.goto(`/${"a".repeat(43)}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Link verlopen of invalide, vraag een nieuwe e-mail aan",
    );
    await expectAccessible(page);
    expect((await page.goto("/nergens"))?.status()).toBe(404);
    await page.goto("/activate/error");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Activeren mislukt");
    await expectAccessible(page);
  },
);
