import { expect, test, vi } from "vitest";
import { demoAnswers, demoSettings, fakeApi } from "#tests/browser/fake-api.ts";
import { readPage } from "#tests/browser/open-page.ts";
import { pictureWalls } from "#contract/catalogue/picture-walls.ts";
import type { Settings } from "#contract/sites.ts";

const search = vi.fn(() => {
  throw new Error("Only the browser may ask for members.");
});

const open = (changes: Partial<Settings> = {}) => {
  const settings = { ...demoSettings(), ...changes };
  return readPage("/", {
    api: fakeApi(
      demoAnswers({
        "GET /api/settings.php": () => ({ settings }),
        "GET /api/members": search,
      }),
    ),
  });
};

const selects = (html: string) =>
  [...html.matchAll(/<select name="(\w+)"/g)].map(([, name]) => name);

test("the front page has the search as a sentence, and leaves the members to the browser", async () => {
  const html = await open();
  expect(selects(html)).toEqual(["gender", "ages", "countryregion"]);
  expect(html).toContain("Een paar van onze leden");
  expect(search).not.toHaveBeenCalled();
});

test("a choice that the site does not offer is only text in the sentence", async () => {
  const html = await open({ search_fields: ["gender"] });
  expect(selects(html)).toEqual(["gender"]);
  expect(html).toMatch(/van elke leeftijd <span class="\w+">in\u00A0het hele land<\/span>/);
});

test("a site that visitors may not search shows neither the sentence nor members", async () => {
  const html = await open({
    logged_out_search: "none",
    logged_out_search_trafficsource: "none",
    visitor_search: false,
  });
  expect(selects(html)).toEqual([]);
  expect(html).not.toContain("Een paar van onze leden");
  expect(html).toContain("Anderen zien je naam");
  expect(html).not.toContain("ook zonder account");
});

test("the front page warns of visitors who can search, even if this visitor cannot", async () => {
  const html = await open({ logged_out_search: "none", visitor_search: false });
  expect(selects(html)).toEqual([]);
  expect(html).toContain("ook zonder account");
});

test("the front page lists what a message costs and how long unused credits are refundable", async () => {
  const html = await open({ message_credits: 7, refund_days: 21, signup_credits: 15 });
  expect(html).toMatch(/<dt>Een bericht<\/dt><dd>7 credits, vanaf €.0,80<\/dd>/u);
  expect(html).toContain("15 bonuscredits: genoeg voor 2 berichten");
  expect(html).toContain("tot 21 dagen na de koop terug te geven");
});

test("a site without fictional profiles has no question about them", async () => {
  const question = "Hoe weet ik of iemand echt is?";
  expect(await open()).toContain(question);
  expect(await open({ fictional_count: 0 })).not.toContain(question);
});

test("each wall has six pictures, and no two walls share one", async () => {
  const walls = await Promise.all(
    pictureWalls.map(async (picture_wall) => {
      const html = await open({ picture_wall });
      return [...html.matchAll(/<img[^>]* src="([^"]+\.webp)"/g)].map(([, picture]) => picture);
    }),
  );
  expect(walls.map((pictures) => pictures.length)).toEqual([6, 6, 6]);
  expect(new Set(walls.flat()).size).toBe(18);
});
