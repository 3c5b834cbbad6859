import { expect, test } from "#e2e/test.ts";
import { openPair } from "#e2e/new-member.ts";
import { expectAccessible } from "#e2e/pages.ts";
import { talk, write } from "./conversation-page.ts";

test("a member finds a message in a conversation and reads the messages around it", async ({
  browser,
}) => {
  const { she, he } = await openPair(browser);
  const { page } = she;
  await page.goto(`/members/${he.id}/chat`);
  for (const text of ["Zullen we KOFFIE drinken?", "Of liever thee"]) {
    await write(page, text);
    await expect(talk(page)).toContainText(text);
  }
  await expect(page).toHaveURL(/\/chats\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "Meer over het gesprek met Hendrik" }).click();
  await page.getByRole("button", { name: "Zoeken in dit gesprek" }).click();
  const dialog = page.getByRole("dialog", { name: "Zoeken in je gesprek met Hendrik" });
  const field = dialog.getByRole("searchbox", { name: "Woord of woorden" });
  await expect(field).toBeFocused();
  await field.fill("k");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Dit is te kort\./);
  await field.fill("taart");
  await field.press("Enter");
  await expect(dialog.getByText("Niets gevonden in dit gesprek")).toBeVisible();
  await field.fill("koffie");
  await field.press("Enter");
  await expect(dialog.getByText("1 bericht gevonden")).toBeVisible();
  const result = dialog.getByRole("listitem");
  await expect(result).toContainText("Jij");
  await expect(result.locator("mark")).toHaveText("KOFFIE");
  await expectAccessible(page);
  await result.getByRole("button").press("Enter");
  await expect(dialog.getByText("Of liever thee")).toBeVisible();
  await expect(dialog.getByRole("listitem").first()).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Terug naar wat je vond" }).click();
  await expect(result.getByRole("button")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  for (const one of [she, he]) await one.context.close();
});
