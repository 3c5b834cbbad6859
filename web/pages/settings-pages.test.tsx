import { expect, test } from "vitest";
import { resolveChoices } from "#server/domains/notifications/rules.ts";
import { demoAnswers, fakeApi } from "#tests/browser/fake-api.ts";
import { mainOf, readPage } from "#tests/browser/open-page.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { settingsAnswers } from "#tests/wire/settings-answers.ts";

// The settings and notifications as a member sees them, in Dutch.

type Stops = readonly ("fbl" | "bounce" | "listunsubscribe")[];

const answersOf = (stops: Stops) => ({
  "GET /api/user.php": () => ({ user: aUser({ notifications_disabled: [...stops] }) }),
  "GET /api/counts": () => ({ messages: 0, likes: 0 }),
  ...settingsAnswers,
  "GET /api/notifications": () => ({
    mail: resolveChoices({ like: false }, "mail"),
    push: resolveChoices({}, "push"),
  }),
});

const open = async (path: string, stops: Stops = []) =>
  mainOf(await readPage(path, { api: fakeApi(demoAnswers(answersOf(stops))) }));

test("the account menu leads to the profile and the settings, and logs out", async () => {
  const html = await readPage("/settings", { api: fakeApi(demoAnswers(answersOf([]))) });
  const menu = html.split("Account van Marjolein")[1] ?? "";
  expect(menu).toMatch(
    /href="\/profile"[\s\S]*?Mijn profiel<[\s\S]*?href="\/settings"[\s\S]*Uitloggen/,
  );
});

const boxes = (html: string) => html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];

test("the settings list their parts and show the first", async () => {
  const html = await open("/settings");
  for (const part of ["account", "notifications", "reading", "language"])
    expect(html).toContain(`href="/settings/${part}"`);
  expect(html).toContain("marjolein@example.nl");
  expect(html).toContain("Wachtwoord wijzigen");
});

test("the language of the settings links to the page in each language of the site", async () => {
  const html = await open("/settings/language");
  expect(html).toContain('href="/settings/language?language=de"');
  expect(html).toMatch(/aria-current="true"[^>]*>Nederlands/);
});

test("the settings for reading show the sizes, the colours and two messages", async () => {
  const html = await open("/settings/reading");
  for (const word of ["Grootst", "Donker", "Meer contrast", "Minder beweging", "meeuwen"])
    expect(html).toContain(word);
});

test("the settings and the notifications page show the same preferences", async () => {
  const ticks = (html: string) => boxes(html).map((box) => box.includes("checked"));
  const own = ticks(await open("/notifications"));
  // Each by mail and by push.
  const people = [true, true, true, true, false, true, true, false];
  const others = [true, false, false, false, false, false, false, false];
  expect(own).toEqual([...people, ...others]);
  expect(ticks(await open("/settings/notifications"))).toEqual(own);
});

test.each([
  ["fbl", "als spam gemeld", "mailto:"],
  ["bounce", "Controleer je e-mailadres en verbeter het", ""],
  ["listunsubscribe", "in je mailprogramma afgemeld", "mailto:"],
] as const)("mail stopped by %s is explained, with what to do", async (reason, text, contact) => {
  for (const path of ["/notifications", "/settings/notifications"]) {
    const html = await open(path, [reason]);
    expect(html).toContain(text);
    expect(html.slice(html.indexOf(text))).toContain(contact);
  }
  expect(await open("/notifications")).not.toContain(text);
});

test("a link that ends mails asks first, also without a log-in", async () => {
  const token = "k".repeat(43);
  const api = fakeApi(
    demoAnswers({
      "GET /api/links/:token": () => ({ purpose: "unsubscribe", state: "open", logged_in: false }),
    }),
  );
  const html = mainOf(await readPage(`/${token}`, { api }));
  expect(html).toContain("Deze mails niet meer krijgen?");
  expect(html).toMatch(/<button[^>]*>[\s\S]*Geen mail meer hierover/);
});
