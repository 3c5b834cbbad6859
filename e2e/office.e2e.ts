import { expect, test, once, oncePerBrowser } from "#e2e/test.ts";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { addAuthenticator } from "./add-authenticator.ts";
import { openAsNewMember } from "./new-member.ts";
import { officeAt } from "#e2e/office/call-office.ts";
import { openOffice, signIn } from "#e2e/office/open-office.ts";
import { addStaffMember, nextCode, STAFF_PASSWORD } from "#e2e/office/staff-member.ts";
import { expectAccessible, sites, overflow } from "./pages.ts";

// One after another, because the photos to decide on are those of all tests.
test.describe.configure({ mode: "default" });

async function uploadPhotos(browser: Browser, baseURL: string | undefined, count: number) {
  const { context, page } = await openAsNewMember(browser, baseURL, {
    path: "/profile",
    site: sites[0],
  });
  for (let n = 1; n <= count; n += 1) {
    const picture = sharp({
      create: { width: 900, height: 1200, channels: 3, background: `#a3${n}` },
    });
    const buffer = await picture.jpeg().toBuffer();
    await page
      .getByLabel("Foto toevoegen")
      .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: "Foto gebruiken" }).click();
    await expect(page.getByText("Foto wordt bekeken")).toHaveCount(n);
  }
  await context.close();
}

test("a moderator decides on photos by keyboard alone", once, async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  await uploadPhotos(browser, baseURL, 3);
  const { context, page, quiet } = await openOffice(browser, baseURL);
  await expectAccessible(page);
  await signIn(page, await addStaffMember(baseURL, "moderator", { on: ["vonk"] }));
  await page.goto("/photos");
  const name = page.getByRole("heading", { level: 2 });
  await expect(name).toBeVisible();
  await expectAccessible(page);
  const dialog = page.getByRole("dialog");
  await page.keyboard.press("?");
  await expect(dialog.getByRole("heading", { name: "Toetsen bij het beoordelen" })).toBeVisible();
  await expect(dialog).toContainText("De foto groot bekijken");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Space");
  const large = dialog.getByRole("img", { name: /^Foto van / });
  await expect(large).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  // The keys of the queue do not decide on a photo behind a dialog.
  await page.keyboard.press("2");
  await page.keyboard.press("Space");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
  await page.keyboard.press("2");
  await expect(
    page.getByRole("button", { name: "Je gezicht is niet goed te zien." }),
  ).toHaveAttribute("aria-pressed", "true");
  await expect(
    page.getByText("Je gezicht is niet te zien. Kies een foto waarop je herkenbaar bent."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Afgewezen: /)).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.press("z");
  await expect(page.getByText(/^Teruggezet in de rij: /)).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByText(/^Goedgekeurd: /)).toBeVisible();
  await expect(name).toBeFocused();
  // With shortcuts switched off a letter does nothing, and this device remembers the choice.
  await page.getByLabel("Sneltoetsen").press("Space");
  await page.reload();
  await expect(page.getByLabel("Sneltoetsen")).not.toBeChecked();
  await page.keyboard.press("2");
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Goedkeuren" }).press("Enter");
  await expect(page.getByText(/^Goedgekeurd: /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Medewerkers" })).toHaveCount(0);
  await page.goto("/staff");
  await expect(page.getByText("of is niet voor jouw rol")).toBeVisible();
  quiet();
  await context.close();
});

test(
  "an admin adds a person, changes roles and reads the audit trail",
  once,
  async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const { context, page, quiet } = await openOffice(browser, baseURL);
    await signIn(page, await addStaffMember(baseURL, "admin"));
    await page.getByRole("link", { name: "Medewerkers" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Medewerkers" })).toBeVisible();
    await expectAccessible(page);
    const email = `${test.info().project.name}-${Date.now()}@staff.example`;
    await page.getByRole("button", { name: "Iemand toevoegen" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Naam").fill("Floor");
    await dialog.getByLabel("E-mailadres").fill(email);
    await expectAccessible(page);
    await dialog
      .getByRole("group", { name: "Rollen op Vonk" })
      .getByLabel("moderator")
      .press("Space");
    await dialog.getByRole("button", { name: "Toevoegen en link maken" }).press("Enter");
    const link = page.getByRole("textbox", { name: "Link" });
    await expect(link).toHaveValue(/\/welcome#[\w-]{43}$/);
    await expectAccessible(page);
    await openInvitation(browser, baseURL, await link.inputValue());
    await page.keyboard.press("Escape");
    const row = page.getByRole("listitem").filter({ hasText: email });
    await expect(row).toContainText("Uitgenodigd. De link werkt tot");
    await page.setViewportSize({ width: 768, height: 800 });
    const lines = await page.locator("dd", { hasText: /^moderator$/ }).evaluateAll((roles) =>
      roles.map((role) => {
        const { lineHeight } = getComputedStyle(role);
        return Math.round(role.getBoundingClientRect().height / Number.parseFloat(lineHeight));
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
    await row.getByRole("button", { name: "Uitschakelen" }).press("Enter");
    await expect(row).toContainText("Uitgeschakeld");
    await page.getByRole("link", { name: "Logboek" }).press("Enter");
    await page.getByRole("button", { name: "Controleer alles nu" }).press("Enter");
    await expect(
      page.getByText(/^Keten gecontroleerd op .*: \d+ regels, niets gewijzigd/),
    ).toBeVisible();
    await page.getByLabel("Handeling").selectOption("staff.disabled");
    await page.getByRole("button", { name: "Toepassen" }).press("Enter");
    const entries = page.locator("ol").getByRole("listitem");
    await expect(entries.first()).toContainText("Uitgeschakeld");
    await expect(entries.first()).toContainText("Floor");
    await expect(page.getByLabel("Handeling")).toHaveValue("staff.disabled");
    await expectAccessible(page);
    // On a phone the menu is one line, and the rest opens from the name.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(entries.first()).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(130);
    await expect(page.getByRole("link", { name: "Logboek" })).toBeInViewport({ ratio: 1 });
    const signOut = page.getByRole("button", { name: "Uitloggen" });
    await expect(signOut).toBeHidden();
    await page.getByRole("button", { name: "Noor" }).press("Enter");
    await expect(signOut).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await signOut.press("Enter");
    await expect(page.getByRole("heading", { name: "Inloggen bij het kantoor" })).toBeVisible();
    quiet();
    await context.close();
  },
);

test(
  "a moderator adds a passkey, signs in with it, renames it and removes it",
  oncePerBrowser,
  async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const { context, page } = await openOffice(browser, baseURL);
    await addAuthenticator(page);
    const person = await addStaffMember(baseURL, "moderator");
    await signIn(page, person, "/account");
    await expect(page.getByText("Je hebt nog geen passkey.")).toBeVisible();
    await page.getByRole("button", { name: "Passkey toevoegen" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Naam van de passkey").fill("Mijn laptop");
    await dialog.getByLabel("Huidig wachtwoord").fill(STAFF_PASSWORD);
    await expectAccessible(page);
    await dialog.getByLabel("Nieuwe code uit je app").fill(nextCode(person));
    await dialog.getByRole("button", { name: "Passkey toevoegen" }).click();
    await expect(page.getByText("De passkey is toegevoegd.")).toBeVisible();
    await expect(page.getByText("nog niet gebruikt")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Uitloggen" }).click();
    // Before the next refetch of the counts, which would also find that the session has ended.
    const logIn = page.getByRole("button", { name: "Gebruik een passkey" });
    await expect(logIn).toBeVisible({ timeout: 5_000 });
    await logIn.click();
    await expect(page.getByText("laatst gebruikt op")).toBeVisible();
    await page.getByRole("button", { name: "Naam wijzigen: Mijn laptop" }).click();
    await dialog.getByLabel("Naam van de passkey").fill("Oude laptop");
    await dialog.getByRole("button", { name: "Opslaan" }).click();
    await page.getByRole("button", { name: "Oude laptop verwijderen" }).click();
    await expect(dialog).toContainText("Met Oude laptop kun je daarna niet meer inloggen.");
    await dialog.getByRole("button", { name: "Verwijderen" }).click();
    await expect(page.getByText("Oude laptop is verwijderd.")).toBeVisible();
    await expect(page.getByText("Je hebt nog geen passkey.")).toBeVisible();
    await context.close();
  },
);

async function openInvitation(browser: Browser, baseURL: string | undefined, link: string) {
  const { context, page, quiet } = await openOffice(browser, baseURL);
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(page.getByRole("heading", { name: "Welkom, Floor" })).toBeVisible();
  await expect(page.getByRole("img", { name: "QR-code met de sleutel voor de app" })).toBeVisible();
  await expectAccessible(page);
  quiet();
  await context.close();
}

test("the office works in German and in dark mode", once, async ({ browser, baseURL }) => {
  const origin = officeAt(baseURL);
  const { viewport } = test.info().project.use;
  const context = await browser.newContext({ colorScheme: "dark", viewport: viewport ?? null });
  await context.addCookies([{ name: "language", value: "de", url: origin }]);
  const page = await context.newPage();
  await page.goto(origin);
  await expect(page.getByRole("heading", { name: "Im Büro einloggen" })).toBeVisible();
  await expectAccessible(page);
  await context.close();
});
