import { expect, test } from "vitest";
import type { LinkState } from "#contract/links.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { fakeApi, demoAnswers } from "#tests/browser/fake-api.ts";
import { readPage } from "#tests/browser/open-page.ts";
import { aUser } from "#tests/wire/a-user.ts";

const token = "a".repeat(43);

interface Reader {
  readonly state?: LinkState;
  /** Logged in as the link's member, as another member, or not at all. */
  readonly as?: "member" | "other" | "visitor";
  readonly query?: string;
  readonly locale?: Locale;
}

const read = ({ state = "open", as = "visitor", query = "", locale = "nl" }: Reader = {}) =>
  readPage(`/${token}${query}`, {
    locale,
    api: fakeApi(
      demoAnswers({
        "GET /api/links/:token": () => ({
          purpose: "activation",
          state,
          logged_in: as === "member",
        }),
        ...(as !== "visitor" && {
          "GET /api/user.php": () => ({ user: aUser() }),
          "GET /api/counts": () => ({ messages: 0, likes: 0 }),
        }),
      }),
    ),
  });

test("the member's logged-in browser confirms with one button; any other needs the password", async () => {
  const own = await read({ as: "member" });
  expect(own).toContain("E-mailadres bevestigen");
  expect(own).not.toContain('type="password"');
  for (const as of ["visitor", "other"] as const) {
    const html = await read({ as });
    expect(html).toContain('type="password"');
    expect(html).toContain('autoComplete="current-password"');
    expect(html).toContain("Bevestigen en inloggen");
    expect(html).toContain("ik kies een nieuw wachtwoord");
    expect(html.includes(`Je bent hier ingelogd als ${aUser().profile.name}`)).toBe(as === "other");
  }
});

test.each([
  ["nl", "Je e-mailadres is al bevestigd"],
  ["de", "Ihre E\u2011Mail\u2011Adresse ist schon bestätigt"],
  ["en", "Your email address is already confirmed"],
  ["fr", "Votre adresse e-mail est déjà confirmée"],
  ["es", "Su correo electrónico ya está confirmado"],
  ["it", "Il Suo indirizzo e-mail è già confermato"],
  ["pl", "Adres e-mail jest już potwierdzony"],
] as const)("in %s the heading of a used link says: %s", async (locale, heading) => {
  for (const query of ["", "?not-me"]) {
    const html = await read({ state: "used", locale, query });
    expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(heading);
  }
});

test.each(["expired", "replaced"] as const)("explains that a link is %s", async (state) => {
  const html = await read({ state });
  expect(html).toMatch(/<h1[^>]*>Link verlopen of invalide, vraag een nieuwe e-mail aan<\/h1>/);
});

test.each(["open", "expired", "replaced"] as const)(
  "a link that is %s lets the address's owner delete the account",
  async (state) => {
    const html = await read({ state, query: "?not-me" });
    expect(html).toMatch(/<h1[^>]*>Was jij dit niet\?<\/h1>/);
    expect(html).toMatch(/<button[^>]*>(?:(?!<\/button>)[\s\S])*Account verwijderen/);
    expect(html).toContain("zonder naam of adres");
  },
);
