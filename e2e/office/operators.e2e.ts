import { expect, test } from "#e2e/test.ts";
import { expectAccessible } from "#e2e/pages.ts";
import { openOffice, signIn } from "./open-office.ts";
import { addStaffMember } from "./staff-member.ts";
import { writeToFictional } from "./write-to-fictional.ts";

test("only one of two writers can answer, honestly, and the member reads it at once", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const member = await writeToFictional(browser, "Mag ik vragen of je echt bent?");
  const { name } = member;
  const [first, second] = await Promise.all([
    openOffice(browser, baseURL),
    openOffice(browser, baseURL),
  ]);
  for (const [{ page }, who] of [
    [first, "Roos"],
    [second, "Pim"],
  ] as const) {
    const person = await addStaffMember(baseURL, "operator", { name: who, on: ["vonk"] });
    await signIn(page, person, "/conversations");
  }
  const entry = (page: typeof first.page) =>
    page.getByRole("button", { name: new RegExp(`^${name}`) });
  await expectAccessible(first.page);
  await entry(first.page).focus();
  await first.page.keyboard.press("Enter");
  await expect(first.page.getByRole("heading", { name: new RegExp(`^${name}`) })).toBeFocused();
  await second.page.reload();
  await expect(entry(second.page)).toContainText("Bij Roos");

  const reply = first.page.getByRole("textbox", { name: /^Antwoord als/ });
  await reply.fill("Wat denk je zelf?");
  await reply.press("Control+Enter");
  await expect(first.page.getByText("Voeg eerst de eerlijke zin in.")).toBeVisible();
  await expectAccessible(first.page);
  await first.page.getByRole("button", { name: "Eerlijke zin invoegen" }).click();
  await expect(reply).toBeFocused();
  await expect(reply).toHaveValue(/^Nee, .* is een fictief profiel: .* Wat denk je zelf\?$/);
  await expectAccessible(first.page);
  await reply.press("Control+Enter");
  await expect(first.page.getByText(`Verstuurd aan ${name}`)).toBeVisible();
  await expect(entry(first.page)).toHaveCount(0);
  const talk = member.page.getByRole("region", { name: /^Gesprek met/ });
  await expect(talk.getByText(/^Nee, .* is een fictief profiel/)).toBeVisible();
});
