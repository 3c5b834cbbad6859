import { expect, test, once } from "#e2e/test.ts";
import type { Browser, Page } from "@playwright/test";
import { mailedHtml } from "#e2e/mailed-link.ts";
import { aName, confirmMember, NEW_MEMBER_PASSWORD, signUpMember } from "#e2e/new-member.ts";
import { expectAccessible, logIn, openWindow } from "#e2e/pages.ts";
import { openOffice, signIn } from "./open-office.ts";
import { addStaffMember } from "./staff-member.ts";

/** A moderator with the queue of reports open. */
async function openQueue(browser: Browser, baseURL: string | undefined, name: string) {
  const { page } = await openOffice(browser, baseURL);
  await signIn(
    page,
    await addStaffMember(baseURL, "moderator", { name, on: ["vonk"] }),
    "/reports",
  );
  return page;
}

const entry = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}`) });

/** The address of a case's page in a mail. */
const caseIn = (mail: string) => /http[^"\s]+case=[\w-]+/.exec(mail)?.[0] ?? "";

/** Opens the case about a member and claims it. */
async function claim(page: Page, name: string) {
  await page.reload();
  await entry(page, name).click();
  await page.getByRole("button", { name: "Oppakken" }).click();
  await expect(page.getByRole("heading", { name: "Beslissing" })).toBeVisible();
}

const buttons = {
  "Niets doen": "Afsluiten zonder maatregel",
  Waarschuwen: "Lid waarschuwen",
  Weghalen: "Weghalen wat is aangevinkt",
  "Profiel uitzetten": "Profiel uitzetten",
};

async function decide(page: Page, measure: keyof typeof buttons, ground: string | null) {
  await page.getByRole("radio", { name: measure }).check();
  const button = page.getByRole("button", { name: buttons[measure] });
  if (ground) {
    await button.click();
    await expect(page.getByText("Kies de reden die beide kanten lezen.")).toBeVisible();
    await page.getByLabel("Reden, zoals beide kanten die lezen").selectOption(ground);
  }
  await button.click();
  await expect(page.getByText(/^Beslist over/)).toBeVisible();
}

test(
  "a report from a profile is claimed by one of two moderators, and its appeal decided by the other",
  once,
  async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    const reporter = await signUpMember(browser, "Anneloes", "female");
    const name = aName("Théodore");
    const reported = await signUpMember(browser, name, "male", { language: "fr" });
    await confirmMember(reporter.page, reporter.email);
    await confirmMember(reported.page, reported.email);
    await reporter.page.goto(`/members/${reported.id}`);
    await reporter.page.getByRole("button", { name: new RegExp(`^Meer over ${name}`) }).click();
    await reporter.page.getByRole("button", { name: `${name} melden` }).click();
    await reporter.page.getByRole("radio", { name: "Grof, dreigend of discriminerend" }).check();
    await reporter.page.getByRole("button", { name: "Melding versturen" }).click();
    await expect(
      reporter.page.getByRole("heading", { name: "Je melding is binnen" }),
    ).toBeVisible();

    const first = await openQueue(browser, baseURL, "Roos");
    const second = await openQueue(browser, baseURL, "Pim");
    await expectAccessible(first);
    await claim(first, name);
    await expect(first.getByText("Gemeld door Anneloes")).toBeVisible();
    await expectAccessible(first);
    await second.reload();
    await entry(second, name).click();
    await expect(second.getByRole("article").getByText("Bij Roos")).toBeVisible();
    await expect(second.getByRole("heading", { name: "Beslissing" })).toHaveCount(0);
    await expectAccessible(second);
    await decide(first, "Niets doen", null);

    const number = await readNumber(reporter.page);
    await expect(
      reporter.page.getByText("We vonden niets waartegen we mogen optreden."),
    ).toBeVisible();
    await expectAccessible(reporter.page);
    await reporter.page.getByLabel("Waarom klopt de beslissing niet?").fill("Hij schold me uit.");
    await reporter.page.getByRole("button", { name: "Bezwaar maken" }).click();
    await expect(reporter.page.getByText(/^Je hebt op .* bezwaar gemaakt/)).toBeVisible();

    await first.reload();
    await entry(first, name).click();
    await expect(
      first.getByText("Jij hebt hier eerder over beslist. Over het bezwaar beslist iemand anders."),
    ).toBeVisible();
    await expect(first.getByRole("button", { name: "Oppakken" })).toHaveCount(0);
    await expectAccessible(first);
    await claim(second, name);
    await expect(second.getByText("Hij schold me uit.")).toBeVisible();
    await decide(second, "Waarschuwen", "Er is gescholden, gedreigd of gediscrimineerd.");

    await reporter.page.reload();
    await expect(
      reporter.page.getByText(`We hebben melding ${number} bekeken en het lid gewaarschuwd.`),
    ).toBeVisible();
    await expectAccessible(reporter.page);
    const warning = await mailedHtml(
      reported.page,
      reported.email,
      "Une décision sur votre profil",
    );
    expect(warning).toContain("Vous recevez un avertissement. Votre profil reste tel quel.");
    expect(warning).toContain("Il y a eu des insultes, des menaces ou de la discrimination.");
    expect(warning).not.toContain("Anneloes");
    await reported.page.goto(caseIn(warning));
    await expect(reported.page.getByText("Vous recevez un avertissement.")).toBeVisible();

    const { page: audit } = await openOffice(browser, baseURL);
    await signIn(audit, await addStaffMember(baseURL, "admin", { on: ["vonk"] }), "/audit");
    await expect(audit.getByRole("listitem").filter({ hasText: number }).first()).toContainText(
      "Beslissing over een bezwaar: Waarschuwen, Er is gescholden, gedreigd of gediscrimineerd.",
    );
  },
);

/** Opens the member's only report from the settings, and returns its number. */
async function readNumber(page: Page): Promise<string> {
  await page.goto("/settings/privacy");
  const link = page.getByRole("link", { name: /^Je melding/ });
  const number = /\w{4}-\w{4}/.exec((await link.textContent()) ?? "")?.[0] ?? "";
  await link.click();
  await expect(page.getByRole("heading", { name: `Melding ${number}` })).toBeVisible();
  return number;
}

test(
  "a reported message is removed, and each side reads why in its own language",
  once,
  async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    const reporter = await signUpMember(browser, "Bastiaan", "male");
    const name = aName("Giulietta");
    const reported = await signUpMember(browser, name, "female", { language: "it" });
    await confirmMember(reporter.page, reporter.email);
    await confirmMember(reported.page, reported.email);
    await reported.page.goto(`/members/${reporter.id}/chat`);
    const text = "Buongiorno, bel tempo oggi.";
    await reported.page.locator("[data-composer]").getByRole("textbox").fill(text);
    await reported.page.getByRole("button", { name: "Invia", exact: true }).click();
    await expect(reported.page).toHaveURL(/\/chats\/[\w-]{36}$/);
    await reporter.page.goto(new URL(reported.page.url()).pathname);
    const talk = reporter.page.getByRole("region", { name: /^Gesprek met/ });
    await expect(talk.getByText(text)).toBeVisible();
    await reporter.page.getByRole("button", { name: /^Meer over het gesprek/ }).click();
    await reporter.page.getByRole("button", { name: `${name} melden` }).click();
    const dialog = reporter.page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Vraagt om geld, codes of gegevens" }).check();
    await dialog.getByLabel("Gaat het om één bericht?").selectOption(text);
    await dialog.getByRole("checkbox", { name: `${name} ook blokkeren` }).uncheck();
    await dialog.getByRole("button", { name: "Melding versturen" }).click();
    await expect(
      reporter.page.getByRole("heading", { name: "Je melding is binnen" }),
    ).toBeVisible();

    const office = await openQueue(browser, baseURL, "Roos");
    await claim(office, name);
    await expect(office.getByText("Dit bericht is gemeld")).toBeVisible();
    await office.getByRole("radio", { name: "Weghalen" }).check();
    await office.getByRole("checkbox", { name: "Het gemelde bericht" }).check();
    await expectAccessible(office);
    await decide(office, "Weghalen", "Er is om geld, codes of gegevens gevraagd.");

    const path = new URL(reported.page.url()).pathname;
    const number = await readNumber(reporter.page);
    await expect(
      reporter.page.getByText(`We hebben melding ${number} bekeken en weggehaald wat niet mag.`),
    ).toBeVisible();
    await reporter.page.goto(path);
    await expect(talk).toBeVisible();
    await expect(talk.getByText(text)).toHaveCount(0);
    const mail = await mailedHtml(reported.page, reported.email, "Una decisione sul Suo profilo");
    expect(mail).toContain("un messaggio");
    expect(mail).not.toContain("Bastiaan");
  },
);

test(
  "a visitor's complaint disables a profile for a week, until an appeal ends it",
  once,
  async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    const name = aName("Dirkjan");
    const reported = await signUpMember(browser, name, "male", { language: "en" });
    await confirmMember(reported.page, reported.email);
    const visitor = await openWindow(browser, baseURL ?? "");
    const email = `${reported.id}@elders.example`;
    await visitor.page.goto("/complaints");
    await visitor.page.getByRole("radio", { name: /zonder mijn toestemming/ }).check();
    await visitor.page.getByLabel("Waar zie je het?").fill(`${baseURL}/members/${reported.id}`);
    await visitor.page.getByLabel("Wat gebeurde er?").fill("Dat is een foto van mijn man.");
    await visitor.page.getByLabel("Je e-mailadres").fill(email);
    await visitor.page.getByRole("checkbox", { name: /naar mijn beste weten/ }).check();
    await visitor.page.getByRole("button", { name: "Versturen" }).click();
    await expect(visitor.page.getByRole("heading", { name: "Je melding is binnen" })).toBeVisible();

    const first = await openQueue(browser, baseURL, "Roos");
    await claim(first, name);
    await expect(first.getByText("Dat is een foto van mijn man.")).toBeVisible();
    await first.getByRole("radio", { name: "Profiel uitzetten" }).check();
    await first.getByLabel("Hoe lang").selectOption("7 dagen");
    await expectAccessible(first);
    await decide(
      first,
      "Profiel uitzetten",
      "Er staan foto’s of gegevens van een ander, zonder toestemming.",
    );
    const answer = await mailedHtml(visitor.page, email, "Er is beslist over melding");
    expect(answer).toContain("en het profiel uitgezet tot");
    expect(answer).toContain("Er staan foto’s of gegevens van een ander, zonder toestemming.");
    const reasons = await mailedHtml(
      reported.page,
      reported.email,
      "A decision about your profile",
    );
    expect(reasons).not.toContain(email);
    await logIn(reported.page, reported.email, NEW_MEMBER_PASSWORD);
    await expect(reported.page.getByText(/^Your profile is disabled until/)).toBeVisible();
    await reported.page.goto(caseIn(reasons));
    await reported.page.getByRole("textbox").fill("That is my own photo.");
    await expectAccessible(reported.page);
    await reported.page.getByRole("button", { name: "Appeal" }).click();

    const second = await openQueue(browser, baseURL, "Pim");
    await claim(second, name);
    await expect(second.getByText(/, Roos: Profiel uitzetten/)).toBeVisible();
    await decide(second, "Niets doen", null);
    await logIn(reported.page, reported.email, NEW_MEMBER_PASSWORD);
    await expect(reported.page).toHaveURL("/");
  },
);
