import { expect, test, once } from "#e2e/test.ts";
import type { Page } from "@playwright/test";
import { confirmMember, signUpMember } from "./new-member.ts";
import { expectAccessible } from "./pages.ts";

/** Less than the first refetch takes, so that only the socket can have brought the change. */
const BY_SOCKET_MS = 4_000;

const REASONS = "Daar kunnen verschillende redenen voor zijn.";

const talk = (page: Page) => page.getByRole("region", { name: /^Gesprek met/ });

async function openBlockQuestion(page: Page, menu: RegExp, name: string) {
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("button", { name: `${name} blokkeren` }).click();
  const question = page.getByRole("dialog");
  await expect(question.getByRole("heading")).toHaveText(`${name} blokkeren?`);
  return question;
}

test("a member blocks another in a conversation, who sees it close at once, and unblocks in the settings", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [an, bo] = [
    await signUpMember(browser, "Anneke", "female"),
    await signUpMember(browser, "Bartel", "male"),
  ];
  await confirmMember(an.page, an.email);
  await confirmMember(bo.page, bo.email);
  await an.page.goto(`/members/${bo.id}/chat`);
  await an.page.getByRole("textbox", { name: /^Bericht aan/ }).fill("Dag Bartel.");
  await an.page.getByRole("button", { name: "Versturen" }).click();
  await expect(an.page).toHaveURL(/\/chats\/[\w-]{36}$/);
  await bo.page.goto(new URL(an.page.url()).pathname);
  await expect(talk(bo.page).getByText("Dag Bartel.")).toBeVisible();

  const question = await openBlockQuestion(an.page, /^Meer over het gesprek/, "Bartel");
  await expect(question).toContainText("Jullie zien elkaar niet meer, ook niet bij zoeken.");
  await expect(question).toContainText("Jullie gesprek en likes verdwijnen bij allebei.");
  await expect(question).toContainText("Deblokkeren kan; wat weg is, komt niet terug.");
  await expectAccessible(an.page);
  await question.getByRole("button", { name: "Laat maar" }).last().click();
  await expect(talk(bo.page).getByText("Dag Bartel.")).toBeVisible();
  await openBlockQuestion(an.page, /^Meer over het gesprek/, "Bartel");
  await an.page.getByRole("button", { name: "Blokkeren", exact: true }).click();

  await expect(an.page).toHaveURL(/\/chats$/);
  await expect(an.page.getByText("Bartel is geblokkeerd")).toBeVisible();
  await expect(an.page.getByText("Nog geen berichten")).toBeVisible();
  await expect(
    bo.page.getByRole("heading", {
      name: "Dit gesprek is gesloten: je kunt dit profiel niet meer zien.",
    }),
  ).toBeVisible({ timeout: BY_SOCKET_MS });
  await bo.page.goto(`/members/${an.id}`);
  await expect(
    bo.page.getByRole("heading", { name: "Je kunt dit profiel niet meer zien." }),
  ).toBeVisible();
  await expect(bo.page.getByText(REASONS)).toBeVisible();
  await expect(bo.page.getByRole("button", { name: "Deblokkeren" })).toBeHidden();

  await an.page.goto("/settings/privacy");
  await expect(an.page.getByRole("listitem").filter({ hasText: "Bartel" })).toBeVisible();
  await expectAccessible(an.page);
  await an.page.getByRole("button", { name: "Bartel deblokkeren" }).click();
  await expect(an.page.getByText("Je hebt niemand geblokkeerd.")).toBeVisible();
  await an.page.goto("/chats");
  await expect(an.page.getByText("Nog geen berichten")).toBeVisible();
  // His page was open and shows her profile again by itself.
  await expect(bo.page.getByRole("heading", { name: /^Anneke, /, level: 1 })).toBeVisible({
    timeout: BY_SOCKET_MS,
  });
});

test("a member blocks another on the profile, and unblocks there", once, async ({ browser }) => {
  const [an, bo] = [
    await signUpMember(browser, "Aleida", "female"),
    await signUpMember(browser, "Berend", "male"),
  ];
  await confirmMember(bo.page, bo.email);
  await an.page.goto(`/members/${bo.id}`);
  await openBlockQuestion(an.page, /^Meer over Berend/, "Berend");
  await an.page.getByRole("button", { name: "Blokkeren", exact: true }).click();
  await expect(an.page.getByText("Je hebt Berend geblokkeerd.")).toBeVisible();
  await expect(an.page.getByText(REASONS)).toBeHidden();
  await expectAccessible(an.page);
  await an.page.reload();
  await an.page.getByRole("button", { name: "Deblokkeren" }).click();
  await expect(an.page.getByRole("heading", { name: /^Berend, /, level: 1 })).toBeVisible();
});

test(
  "a member becomes invisible and takes messages only from people she liked, and both stay so",
  once,
  async ({ browser }) => {
    const an = await signUpMember(browser, "Agaath", "female");
    await an.page.goto("/settings/privacy");
    const invisible = an.page.getByRole("checkbox", { name: "Onzichtbaar" });
    const likedOnly = an.page.getByRole("checkbox", {
      name: "Alleen wie ik leuk vind mag me schrijven",
    });
    await invisible.click();
    await expect(an.page.getByText("Bewaard: Onzichtbaar, aan.")).toBeVisible();
    await likedOnly.click();
    await expect(
      an.page.getByText("Bewaard: Alleen wie ik leuk vind mag me schrijven, aan."),
    ).toBeVisible();
    await expectAccessible(an.page);
    await an.page.reload();
    await expect(invisible).toBeChecked();
    await expect(likedOnly).toBeChecked();
    await invisible.click();
    await expect(an.page.getByText("Bewaard: Onzichtbaar, uit.")).toBeVisible();
  },
);

test(
  "the page of a first message says that only people the member liked can write",
  once,
  async ({ browser }) => {
    const [an, bo] = [
      await signUpMember(browser, "Annabel", "female"),
      await signUpMember(browser, "Boris", "male"),
    ];
    await confirmMember(an.page, an.email);
    await an.page.goto("/settings/privacy");
    await an.page
      .getByRole("checkbox", { name: "Alleen wie ik leuk vind mag me schrijven" })
      .click();
    await expect(an.page.getByText("Bewaard: Alleen wie ik leuk vind")).toBeVisible();
    await bo.page.goto(`/members/${an.id}/chat`);
    await expect(
      bo.page.getByText(
        "Alleen mensen die van dit lid een like kregen, kunnen een gesprek beginnen.",
      ),
    ).toBeVisible();
    await expect(bo.page.getByRole("textbox")).toBeHidden();
  },
);
