import { expect, once, test } from "#e2e/test.ts";
import type { Browser, Page } from "@playwright/test";
import type { StaffRole } from "#contract/office/roles.ts";
import { expectAccessible } from "#e2e/pages.ts";
import { openOffice, signIn } from "./open-office.ts";
import { addStaffMember } from "./staff-member.ts";
import { writeToFictional } from "./write-to-fictional.ts";

interface Person {
  readonly role?: StaffRole;
  readonly name: string;
  readonly path: string;
}

/** The office as a new person of staff sees it. */
async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  { role = "operator", name, path }: Person,
): Promise<Page> {
  const { page } = await openOffice(browser, baseURL);
  await signIn(page, await addStaffMember(baseURL, role, { name, on: ["vonk"] }), path);
  return page;
}

/** Claims the conversation of a member, whose messages then have the focus. */
async function claim(page: Page, member: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${member}`) }).click();
  await expect(page.getByRole("heading", { name: new RegExp(`^${member}`) })).toBeFocused();
}

test.beforeEach(() => test.setTimeout(240_000));

test(
  "a note is for the next writer, and its writer removes it",
  once,
  async ({ browser, baseURL }) => {
    const { name } = await writeToFictional(browser, "Dag, hoe was je dag?");
    const path = "/conversations";
    const [first, second] = [
      await openAs(browser, baseURL, { name: "Roos", path }),
      await openAs(browser, baseURL, { name: "Pim", path }),
    ];
    const notesOn = (page: Page) => page.getByRole("region", { name: "Aantekeningen" });
    await claim(first, name);
    const field = first.getByRole("textbox", { name: "Nieuwe aantekening" });
    const save = first.getByRole("button", { name: "Aantekening bewaren" });
    await save.click();
    await expect(field).toBeFocused();
    await field.fill("Houdt van wandelen.");
    await save.click();
    await expect(first.getByText("Aantekening bewaard")).toBeVisible();
    await expect(field).toHaveValue("");
    await expect(notesOn(first).getByRole("listitem")).toContainText("Houdt van wandelen.");
    await expectAccessible(first);
    await first.getByRole("button", { name: "Teruggeven" }).click();

    await second.reload();
    await claim(second, name);
    const note = notesOn(second).getByRole("listitem");
    await expect(note).toContainText("Houdt van wandelen.");
    await expect(note).toContainText("Roos");
    await expect(note.getByRole("button")).toHaveCount(0);
    await second.getByRole("button", { name: "Teruggeven" }).click();

    await first.reload();
    await claim(first, name);
    await notesOn(first).getByRole("button", { name: "Weghalen" }).click();
    await expect(notesOn(first).getByRole("listitem")).toHaveCount(0);
    await expect(field).toBeFocused();
  },
);

test(
  "nobody replies to a member who may be vulnerable until an admin releases him with advice",
  once,
  async ({ browser, baseURL }) => {
    const { name } = await writeToFictional(browser, "Ik heb alleen jou nog.");
    const writer = await openAs(browser, baseURL, { name: "Roos", path: "/conversations" });
    await claim(writer, name);
    const reply = writer.getByRole("textbox", { name: /^Antwoord als/ });
    await expect(reply).toBeVisible();
    await writer.getByRole("button", { name: "Voorleggen" }).click();
    const dialog = writer.getByRole("dialog");
    const refer = dialog.getByRole("button", { name: "Aan een beheerder voorleggen" });
    await refer.click();
    await expect(dialog.getByText("Schrijf op wat je bezorgd maakt.")).toBeVisible();
    await expectAccessible(writer);
    await dialog.getByRole("textbox").fill("Hij heeft verder niemand.");
    await refer.click();
    await expect(writer.getByText("Voorgelegd aan een beheerder")).toBeVisible();
    const entry = (page: Page) => page.getByRole("button", { name: new RegExp(`^${name}`) });
    await expect(entry(writer)).toHaveCount(0);

    const admin = await openAs(browser, baseURL, { role: "admin", name: "Ada", path: "/flags" });
    const row = admin.getByRole("listitem").filter({ hasText: name });
    await expect(row).toContainText("Hij heeft verder niemand.");
    await expect(row).toContainText("voorgelegd door Roos");
    await expectAccessible(admin);
    await row.getByRole("button", { name: "Gesprek lezen" }).click();
    await expect(admin).toHaveURL(/\/conversations$/);
    await expect(admin.getByText(/^Voorgelegd: niemand antwoordt/)).toBeVisible();
    await expect(admin.getByRole("textbox", { name: /^Antwoord als/ })).toHaveCount(0);
    await expect(entry(admin)).toContainText("Kwetsbaar");
    await expectAccessible(admin);
    await admin.getByRole("button", { name: "Teruggeven" }).click();
    await admin.goto("/flags");
    const release = row.getByRole("button", { name: "Vrijgeven" });
    await release.click();
    await expect(row.getByText("Schrijf een advies op.")).toBeVisible();
    await row.getByRole("textbox").fill("Vraag naar zijn buren.");
    await release.click();
    await expect(admin.getByText(`Vrijgegeven: ${name}`)).toBeVisible();
    await expect(row).toHaveCount(0);

    await writer.reload();
    await claim(writer, name);
    await expect(writer.getByText("Advies van Ada: Vraag naar zijn buren.")).toBeVisible();
    await expectAccessible(writer);
    await reply.fill("Wie woont er bij jou in de straat?");
    await reply.press("Control+Enter");
    await expect(writer.getByText(`Verstuurd aan ${name}`)).toBeVisible();
  },
);

test("a writer reads what the own replies come to", once, async ({ browser, baseURL }) => {
  const { name } = await writeToFictional(browser, "Dag, hoe was je dag?");
  const page = await openAs(browser, baseURL, { name: "Roos", path: "/operators" });
  const row = page.getByRole("main").getByRole("listitem");
  await expect(row.getByRole("heading")).toHaveText("Roos");
  const values = (term: string) => row.locator("div", { hasText: term }).getByRole("definition");
  await expect(values("Antwoorden per uur")).toHaveText("geen");
  await expect(values("Gesprekken nu")).toHaveText("0");
  await expectAccessible(page);

  await page.goto("/conversations");
  await claim(page, name);
  const reply = page.getByRole("textbox", { name: /^Antwoord als/ });
  await reply.fill("Goed, ik heb gewandeld. En die van jou?");
  await reply.press("Control+Enter");
  await expect(page.getByText(`Verstuurd aan ${name}`)).toBeVisible();
  await page.goto("/operators");
  // In one quarter of an hour, or in two.
  await expect(values("Antwoorden per uur")).toHaveText(/^[24]$/);
  await expect(values("Wachttijd, mediaan")).toHaveText(/^\d min/);
  await expect(values("Klachten")).toHaveText("0");
  await page.getByRole("combobox", { name: "Periode" }).selectOption("Laatste dag");
  await expect(values("Antwoorden per uur")).toHaveText(/^[24]$/);
});
