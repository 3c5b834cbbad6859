import { expect, test } from "vitest";
import type { LinkPurpose, LinkState } from "#contract/links.ts";
import { demoAnswers, fakeApi } from "#tests/browser/fake-api.ts";
import { mainOf, openPage, readPage } from "#tests/browser/open-page.ts";

const token = "a".repeat(43);

const api = (purpose: LinkPurpose = "email_change", state: LinkState = "open") =>
  fakeApi(demoAnswers({ "GET /api/links/:token": () => ({ purpose, state, logged_in: false }) }));

const headingOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
const ended = "Link verlopen of invalide, vraag een nieuwe e-mail aan";

test.each([
  ["email_change", `/mail-change/do?token=${token}`, "Dit wordt je e-mailadres"],
  ["email_change_undo", `/mail-change/do?undo=${token}`, "Terug naar je oude e-mailadres"],
] as const)("a mailed link for %s leads to %s, which asks: %s", async (purpose, path, heading) => {
  const { status, location } = await openPage(`/${token}`, { api: api(purpose) });
  expect([status, location]).toEqual([302, path]);
  const html = mainOf(await readPage(path, { api: api(purpose) }));
  expect(headingOf(html)).toBe(heading);
  expect(html).toMatch(/<form[^>]*method="post"/);
});

test.each(["", "?token=x", `?token=${"%00".repeat(43)}`, "?undo"])(
  "/mail-change/do%s without a link answers 200 with its text",
  async (query) => {
    const { status, html } = await openPage(`/mail-change/do${query}`);
    expect([status, headingOf(html)]).toEqual([200, ended]);
  },
);

test.each([
  ["email_change", "used", "token"],
  ["email_change", "expired", "token"],
  ["email_change", "open", "undo"],
  ["password_reset", "open", "token"],
] as const)("a link for %s that is %s changes no address as %s", async (purpose, state, name) => {
  const path = `/mail-change/do?${name}=${token}`;
  const { status, html } = await openPage(path, { api: api(purpose, state) });
  expect([status, headingOf(html)]).toEqual([200, ended]);
});
