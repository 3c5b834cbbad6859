import sharp from "sharp";
import { expect, test, once } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { mailedHtml } from "#e2e/mailed-link.ts";
import { aName, confirmMember, signUpMember } from "#e2e/new-member.ts";
import { expectAccessible, openWindow, sites } from "#e2e/pages.ts";
import { openOffice, signIn } from "./open-office.ts";
import { addStaffMember } from "./staff-member.ts";

/** The German site, because other tests' moderators do not claim its photos. */
const [, site] = sites;

async function addPhoto(page: Page, background: string) {
  const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background } });
  const buffer = await picture.jpeg().toBuffer();
  await page
    .getByLabel("Foto hinzufügen")
    .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Foto verwenden" }).click();
}

/** Decides an appeal by the address of its picture; returns the answer. */
function decide(page: Page, picture: string) {
  const id = /([\w-]{36})\.webp$/.exec(picture)?.[1] ?? "";
  return page.evaluate(
    async ([address, headers]) => {
      const body = JSON.stringify({ granted: true });
      const answer = await fetch(address, { method: "POST", headers, body });
      return [answer.status, ((await answer.json()) as { error: string }).error];
    },
    [
      `/api/office/photo-appeals/${id}`,
      { [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT, "content-type": "application/json" },
    ] as const,
  );
}

/** Leaves the photos of other members to others. */
async function skipToMember(page: Page, member: string) {
  const name = page.getByRole("heading", { level: 2 });
  await expect(async () => {
    await expect(name).toBeVisible({ timeout: 1_000 });
    if ((await name.textContent())?.startsWith(member)) return;
    await page.keyboard.press("n");
    throw new Error("the photo is of another member");
  }).toPass({ timeout: 30_000 });
}

test(
  "a photo is approved and visible, another is rejected, appealed and decided by another moderator",
  once,
  async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    if (!site) throw new Error("the demo has one site");
    const name = aName("Liselotte");
    const member = await signUpMember(browser, name, "female", { site });
    await confirmMember(member.page, member.email);
    await member.page.goto("/profile");
    const checked = member.page.getByText("Foto wird geprüft");
    await addPhoto(member.page, "#3a3");
    await expect(checked).toHaveCount(1);
    await addPhoto(member.page, "#a33");
    await expect(checked).toHaveCount(2);
    const visitor = await openWindow(browser, site.at(baseURL, "/"));
    const shown = visitor.page.getByRole("main").getByRole("img", { name: new RegExp(name) });
    await visitor.page.goto(`/members/${member.id}`);
    await expect(visitor.page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(shown).toHaveCount(0);

    const first = await openOffice(browser, baseURL);
    await signIn(first.page, await addStaffMember(baseURL, "moderator", { on: [site.id] }));
    await skipToMember(first.page, name);
    await first.page.keyboard.press("a");
    await expect(first.page.getByText(`Goedgekeurd: ${name}`)).toBeVisible();
    await visitor.page.reload();
    await expect(shown.first()).toBeVisible();
    await skipToMember(first.page, name);
    await first.page.keyboard.press("4");
    await first.page.keyboard.press("Enter");
    await expect(first.page.getByText(`Afgewezen: ${name}`)).toBeVisible();

    await member.page.reload();
    const reason = "Es enthält Text oder ein Logo. Wählen Sie ein Foto ohne.";
    await expect(member.page.getByText("Hauptfoto", { exact: true })).toBeVisible();
    await expect(member.page.getByText(reason)).toBeVisible();
    await expectAccessible(member.page);
    await member.page.getByRole("button", { name: /^Widerspruch/ }).click();
    const dialog = member.page.getByRole("dialog");
    await dialog.getByLabel("Anmerkung (freiwillig)").fill("Das ist mein Pullover.");
    await expectAccessible(member.page);
    await dialog.getByRole("button", { name: "Widerspruch absenden" }).click();
    await expect(member.page.getByText("Sie haben Widerspruch eingelegt.")).toBeVisible();

    await first.page.goto("/photo-appeals");
    await expect(first.page.getByText("Geen bezwaar wacht.")).toBeVisible();
    const second = await openOffice(browser, baseURL);
    await signIn(
      second.page,
      await addStaffMember(baseURL, "moderator", { on: [site.id] }),
      "/photo-appeals",
    );
    await expect(second.page.getByText("1 bezwaar wacht.")).toBeVisible();
    await expect(second.page.getByText("Er staat tekst of een logo op.")).toBeVisible();
    await expect(second.page.getByText("Das ist mein Pullover.")).toBeVisible();
    await expectAccessible(second.page);
    const picture = await second.page
      .getByRole("img", { name: `Foto van ${name}` })
      .getAttribute("src");
    expect(await decide(first.page, picture ?? "")).toEqual([403, "own_decision"]);
    await second.page.getByRole("button", { name: "Afwijzing blijft" }).press("Enter");
    await expect(second.page.getByText(`Afwijzing blijft: ${name}`)).toBeVisible();
    await expect(second.page.getByText("Geen bezwaar wacht.")).toBeVisible();

    await member.page.reload();
    await expect(member.page.getByText("Es bleibt abgelehnt.")).toBeVisible();
    const outcome = await mailedHtml(member.page, member.email, "Ihr Widerspruch zu einem Foto");
    expect(outcome).toContain("Das Foto bleibt abgelehnt");
    expect(outcome).toContain(reason);
    for (const { quiet } of [member, visitor, second]) quiet();
  },
);
