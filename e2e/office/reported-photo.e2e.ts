import { expect, test, once } from "#e2e/test.ts";
import { talk } from "#e2e/chat/conversation-page.ts";
import { aName, openPair } from "#e2e/new-member.ts";
import { expectAccessible } from "#e2e/pages.ts";
import { aJpeg } from "#tests/world/a-photo.ts";
import { openOffice, signIn } from "./open-office.ts";
import { addStaffMember } from "./staff-member.ts";

const GONE = "Verwijderd omdat het tegen de huisregels was.";

test(
  "a reported photo is in the photo queue, and staff replace it on both sides",
  once,
  async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    const name = aName("Hendrik");
    const { she, he } = await openPair(browser, name);
    await he.page.goto(`/members/${she.id}/chat`);
    await he.page.getByRole("button", { name: "Foto aan Marieke sturen" }).click();
    const picker = he.page.getByRole("dialog", { name: "Een foto voor Marieke" });
    const file = { name: "me.jpg", mimeType: "image/jpeg", buffer: await aJpeg(600, 400) };
    await picker.getByLabel("Foto kiezen").setInputFiles(file);
    await picker.getByRole("button", { name: "Foto versturen" }).click();
    await expect(talk(he.page).getByRole("img", { name: /^Foto voor Marieke/ })).toBeVisible();

    const { page } = she;
    await page.goto("/chats");
    await page.getByRole("link", { name: new RegExp(name) }).click();
    await page.getByRole("button", { name: /^Meer over het gesprek/ }).click();
    await page.getByRole("button", { name: `${name} melden` }).click();
    await page.getByRole("radio", { name: "Stuurt naaktbeelden of dringt aan" }).check();
    const select = page.getByLabel("Gaat het om één bericht?");
    await select.selectOption({ index: 1 });
    await expect(select.locator("option:checked")).toHaveText(/^Foto van \d/);
    await page.getByLabel(`${name} ook blokkeren`).uncheck();
    await page.getByRole("button", { name: "Melding versturen" }).click();
    await expect(page.getByRole("heading", { name: "Je melding is binnen" })).toBeVisible();

    const office = (await openOffice(browser, baseURL)).page;
    await signIn(office, await addStaffMember(baseURL, "moderator", { on: ["vonk"] }), "/photos");
    await expect(office.getByRole("img", { name: `Gemelde foto van ${name}` })).toBeVisible();
    await expectAccessible(office);
    await office.getByRole("link", { name: `Melding over ${name} openen` }).click();
    await expect(office.getByRole("img", { name: "Foto uit het gesprek" })).toBeVisible();
    await expectAccessible(office);
    await office.getByRole("button", { name: "Oppakken" }).click();
    await office.getByRole("radio", { name: "Weghalen" }).check();
    await office.getByRole("checkbox", { name: "Het gemelde bericht" }).check();
    await office
      .getByLabel("Reden, zoals beide kanten die lezen")
      .selectOption({ label: "Er zijn ongevraagd naaktbeelden of seksuele berichten gestuurd." });
    await office.getByRole("button", { name: "Weghalen wat is aangevinkt" }).click();
    await expect(office.getByText(/^Beslist over/)).toBeVisible();

    for (const one of [he, she]) {
      await one.page.goto("/chats");
      await expect(one.page.getByRole("main")).toContainText(GONE);
      await one.page
        .getByRole("link", { name: /Hendrik|Marieke/ })
        .first()
        .click();
      await expect(talk(one.page)).toContainText(GONE);
      await expect(talk(one.page).getByRole("img", { name: /^(Wazige f|F)oto/ })).toHaveCount(0);
    }
    for (const one of [he, she]) await one.context.close();
  },
);
