import { expect, test } from "vitest";
import type { LinkPurpose, LinkState } from "#contract/links.ts";
import { fakeApi, demoAnswers } from "#tests/browser/fake-api.ts";
import { mainOf, openPage, readPage } from "#tests/browser/open-page.ts";
import { aUser } from "#tests/wire/a-user.ts";

const token = "a".repeat(43);

const api = (
  link: { readonly purpose: LinkPurpose; readonly state: LinkState } = {
    purpose: "password_reset",
    state: "open",
  },
  asMember = false,
) =>
  fakeApi(
    demoAnswers({
      "GET /api/links/:token": () => ({ ...link, logged_in: false }),
      ...(asMember && {
        "GET /api/user.php": () => ({ user: aUser() }),
        "GET /api/counts": () => ({ messages: 0, likes: 0 }),
      }),
    }),
  );

const headingOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
const ended = "Link verlopen of invalide, vraag een nieuwe e-mail aan";

test("a mailed link leads to the page for the new password, which has a form without JavaScript", async () => {
  const { status, location } = await openPage(`/${token}`, { api: api() });
  expect([status, location]).toEqual([302, `/reset-password/do?token=${token}`]);
  const html = mainOf(await readPage(location ?? "", { api: api() }));
  expect(headingOf(html)).toBe("Kies een nieuw wachtwoord");
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html.match(/type="password"/g)).toHaveLength(2);
});

test.each(["", "?token=x", `?token=${"%00".repeat(43)}`, "?done"])(
  "/reset-password/do%s without a link answers 200 with its text",
  async (query) => {
    const { status, html } = await openPage(`/reset-password/do${query}`);
    expect(status).toBe(200);
    expect(headingOf(html)).toBe(ended);
    expect(mainOf(html)).toContain('href="/reset-password"');
  },
);

test.each([
  ["password_reset", "used"],
  ["password_reset", "expired"],
  ["password_reset", "replaced"],
  ["activation", "open"],
] as const)("a link for %s that is %s sets no password", async (purpose, state) => {
  const path = `/reset-password/do?token=${token}`;
  const { status, html } = await openPage(path, { api: api({ purpose, state }) });
  expect([status, headingOf(html)]).toEqual([200, ended]);
});

test("a visitor and a member can both request a mail, and only the visitor is led back to log-in", async () => {
  for (const asMember of [false, true]) {
    const html = mainOf(await readPage("/reset-password", { api: api(undefined, asMember) }));
    expect(headingOf(html)).toBe("Nieuw wachtwoord");
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html.includes("Terug naar inloggen")).toBe(!asMember);
  }
});

test("log-in leads to the page for a new password", async () => {
  const html = mainOf(await readPage("/login"));
  expect(html).toMatch(/<a[^>]*href="\/reset-password"[^>]*>Wachtwoord vergeten\?</);
});
