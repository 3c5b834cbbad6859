import { expect, test } from "vitest";
import type { ProfileDetails } from "#contract/profiles/own-profile.ts";
import type { OwnPhoto } from "#contract/photos.ts";
import type { Settings } from "#contract/sites.ts";
import { demoAnswers, demoSettings, fakeApi } from "#tests/browser/fake-api.ts";
import { mainOf, readPage } from "#tests/browser/open-page.ts";
import { aProfile } from "#tests/wire/a-profile.ts";
import { anAlbum } from "#tests/wire/an-album.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { ownDetails } from "#tests/wire/own-details.ts";

async function open(
  address: string,
  settings: Partial<Settings> = {},
  details: Partial<ProfileDetails> = {},
  photos: readonly Partial<OwnPhoto>[] = [],
) {
  const api = fakeApi(
    demoAnswers({
      "GET /api/settings.php": () => ({ settings: { ...demoSettings(), ...settings } }),
      "GET /api/user.php": () => ({ user: aUser() }),
      "GET /api/counts": () => ({ messages: 0, likes: 0 }),
      "GET /api/members/:id": () => ({ member: aProfile() }),
      "GET /api/profile": () => ({ profile: ownDetails(details) }),
      "GET /api/photos": () => anAlbum(...photos),
      "GET /api/interests.php": () => ({ interests: [...demoSettings().interests] }),
      "GET /api/regions.php": () => ({ regions: demoSettings().region_data }),
    }),
  );
  return mainOf(await readPage(address, { api }));
}

const rowsIn = (html: string) =>
  [...html.matchAll(/href="[^"]*\?edit=(\w+)"[^>]*>(?:Wijzig|Invullen)/g)].map(([, row]) => row);

test("the profile asks the attributes that the site shows, and what every profile has", async () => {
  const always = ["about", "interests", "name", "date_of_birth", "gender", "seeks", "place"];
  expect(rowsIn(await open("/profile", { visible_profile_fields: [] }))).toEqual(always);
  const some = await open("/profile", { visible_profile_fields: ["sexuality", "eye_colour"] });
  expect(rowsIn(some)).toEqual(["about", "eye_colour", "sexuality", ...always.slice(1)]);
});

test("an open row has the site's notes on its fields", async () => {
  const notes = { eye_colour: "Ogen zijn niet alles.", age: "Alleen je leeftijd is te zien." };
  const html = await open("/profile?edit=eye_colour", { visible_profile_notes: notes });
  expect(html).toContain("Ogen zijn niet alles.");
  expect(html).not.toContain("Alleen je leeftijd is te zien.");
  expect(rowsIn(html)).not.toContain("eye_colour");
  const birthDate = await open("/profile?edit=date_of_birth", { visible_profile_notes: notes });
  expect(birthDate).toContain("Alleen je leeftijd is te zien.");
});

test("once only support changes birth date and gender, their rows say so and open no form", async () => {
  const locked: Partial<ProfileDetails> = { support_only: ["date_of_birth", "gender"] };
  const html = await open("/profile", {}, locked);
  expect(rowsIn(html)).not.toContain("date_of_birth");
  expect(rowsIn(html)).not.toContain("gender");
  expect(html).toContain("14 mei 1968");
  const { support_email: email } = demoSettings();
  const link = `<a href="mailto:${email}">Mail de klantenservice</a>`;
  expect(html.split(link)).toHaveLength(3);
  for (const row of ["date_of_birth", "gender"])
    expect(await open(`/profile?edit=${row}`, {}, locked)).not.toContain("<form");
});

test("every interest that the site offers can be chosen, the intimate ones after a consent", async () => {
  const chips = (html: string) => html.match(/<input[^>]*type="checkbox"/g)?.length ?? 0;
  const { interests } = demoSettings();
  expect(interests).toHaveLength(51);
  // One more checkbox asks for the consent.
  expect(chips(await open("/profile?edit=interests"))).toBe(51 - 14 + 1);
  const agreed = { consents: ["intimate_interests" as const] };
  expect(chips(await open("/profile?edit=interests", {}, agreed))).toBe(51 + 1);
});

test("the region has the name of its country's kind of region", async () => {
  const labelIn = async (country: string, region: string, city: string) =>
    /<label[^>]*>([^<]*)<\/label><span[^>]*><select name="region"/.exec(
      await open("/profile?edit=place", {}, { country, region, city }),
    )?.[1];
  expect(await labelIn("NL", "09", "Amersfoort")).toBe("Provincie");
  expect(await labelIn("DE", "01", "Stuttgart")).toBe("Deelstaat");
  expect(await labelIn("CH", "ZH", "Zürich")).toBe("Kanton");
});

test("each photo has its state in words, and a full album names what Premium adds", async () => {
  const html = await open("/profile", {}, {}, [
    {},
    { status: "under_review" },
    { status: "rejected", rejection: "not_you" },
  ]);
  for (const text of [
    "Hoofdfoto",
    "Foto wordt bekeken",
    "Alleen jij ziet hem nu.",
    "Afgewezen",
    "Jij staat er zelf niet op. Kies een foto van jou.",
    "Vervangen",
    "3 van 3 gebruikt",
    "Met Premium is er plaats voor 25.",
  ]) {
    expect(html).toContain(text);
  }
  const hidden = await open("/profile", {}, {}, [{}, {}, {}, { status: "hidden" }]);
  expect(hidden).toContain("Zonder Premium tonen we je eerste drie foto’s.");
});

test("a rejected photo offers one appeal, and shows what became of it", async () => {
  const rejected = { status: "rejected", rejection: "not_you" } as const;
  const offered = await open("/profile", {}, {}, [rejected]);
  expect(offered).toContain('aria-label="Bezwaar maken tegen de afwijzing van foto 1"');
  const made = await open("/profile", {}, {}, [
    { ...rejected, appeal: "open" },
    { ...rejected, appeal: "denied" },
    { status: "under_review" },
  ]);
  expect(made).not.toContain("Bezwaar maken");
  expect(made).toContain("Je hebt bezwaar gemaakt. Iemand anders bekijkt de foto opnieuw.");
  expect(made).toContain("Iemand anders heeft opnieuw gekeken. De afwijzing blijft.");
});
