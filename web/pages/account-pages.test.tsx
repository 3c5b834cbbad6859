import { expect, test } from "vitest";
import { notificationKeys } from "#contract/notifications.ts";
import type { NotificationPreferences } from "#contract/notifications.ts";
import type { LinkPurpose } from "#contract/links.ts";
import { fakeApi, demoAnswers } from "#tests/browser/fake-api.ts";
import type { Answers } from "#tests/browser/fake-api.ts";
import { mainOf, readPage } from "#tests/browser/open-page.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { settingsAnswers } from "#tests/wire/settings-answers.ts";
import { renderPage } from "#web/entry-server.tsx";

// The account's pages as the server renders them, in Dutch.

const token = "A".repeat(43);
const linkFor = (purpose: LinkPurpose): Answers => ({
  "GET /api/links/:token": () => ({ purpose, state: "open", logged_in: false }),
});
const asMember: Answers = {
  "GET /api/user.php": () => ({ user: aUser() }),
  "GET /api/counts": () => ({ messages: 0, likes: 0 }),
  ...settingsAnswers,
};

test.each([
  ["/settings/account", asMember, 2],
  ["/settings/data", asMember, 1],
  ["/settings/delete", asMember, 1],
  [`/${token}`, linkFor("activation"), 1],
  [`/${token}?not-me`, linkFor("activation"), 1],
  [`/${token}`, linkFor("deletion_undo"), 1],
  [`/${token}`, linkFor("unsubscribe"), 1],
])("without JavaScript %s says that it is needed", async (path, answers, times) => {
  const main = mainOf(await readPage(path, { api: fakeApi(demoAnswers(answers)) }));
  const notes = main.match(/<noscript>[^]*?<\/noscript>/g) ?? [];
  expect(notes.filter((note) => note.includes("Hiervoor is JavaScript nodig."))).toHaveLength(
    times,
  );
});

test("the list of settings shows what is chosen now", async () => {
  const notifications = Object.fromEntries(notificationKeys.map((key) => [key, key !== "news"]));
  const session = {
    browser: "Firefox",
    system: "Mac",
    country: null,
    used_at: "2026-11-21T12:00:00Z",
  };
  const html = await readPage("/settings", {
    api: fakeApi(
      demoAnswers({
        ...asMember,
        "GET /api/sessions": () => ({
          sessions: [
            { ...session, id: "1", current: true },
            { ...session, id: "2", current: false },
          ],
        }),
        "GET /api/notifications": () => ({
          mail: notifications as NotificationPreferences["mail"],
          push: notifications as NotificationPreferences["push"],
        }),
        "GET /api/profile/visibility": () => ({ invisible: true, liked_only: false }),
      }),
    ),
  });
  const list = /<nav aria-label="Instellingen"[^]*?<\/nav>/.exec(html)?.[0] ?? "";
  for (const value of [
    "marjolein@example.nl, bevestigd",
    "Op 2 apparaten",
    "Mail bij 7 van de 8 soorten",
    "Onzichtbaar, niemand geblokkeerd",
    "Nederlands",
  ]) {
    expect(list).toContain(`>${value}<`);
  }
});

test("the undo page says what to do if another account confirmed the address", async () => {
  const error = { error: "email_taken", message: "Dit e-mailadres heeft al een account." } as const;
  const body = { error: "invalid_input", message: "", fields: { email: error } } as const;
  const html = await readPage(`/mail-change/do?undo=${token}`, {
    api: fakeApi(demoAnswers(linkFor("email_change_undo"))),
    render: (page) => renderPage({ ...page, form: { status: 422, body, values: {} } }),
  });
  expect(mainOf(html)).toContain(
    "Dit adres hoort nu bij een ander account, dat het heeft bevestigd. Is dat account van jou, geef het dan eerst een ander e-mailadres bij de instellingen en gebruik daarna deze link nog eens.",
  );
});
