import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import { routeTable } from "#web/routes/route-table.ts";

type RouteName = keyof typeof routeTable;

/** How texts refer to each page: nl, de, en, fr, es, it, pl. */
const names = {
  settings:
    /Instellingen|unter Einstellungen|Settings|Paramètres|Ajustes|Impostazioni|Ustawieniach/,
  complaints:
    /pagina Klachten|Seite für Beschwerden|Complaints page|page Réclamations|página de reclamaciones|pagina Reclami|stron\S+ reklamacji/,
  ban: /pagina met (de )?huisregels|Seite mit den Hausregeln|house rules page|page with the house rules|page du règlement|página de normas|pagina delle regole|strona z zasadami/i,
  matchFinder:
    /matchfinder|match finder|recherche d’affinités|buscador de afinidades|ricerca di affinità|wyszukiwarce dopasowań/i,
  repeatOrder:
    /bestelling herhalen|Bestellung wiederholen|repeat an order|répéter une commande|repetir (un pedido|pedidos)|ripetere un ordine|powtórzyć zamówienie/i,
  directdebit:
    /machtiging en hoor|Mandat und erfahren|sign a mandate|signez un mandat|firma un mandat|zgoda na obciążenie, a/,
} as const satisfies Partial<Record<RouteName, RegExp>>;

/** The areas whose texts make promises to members. */
const areas = ["terms", "privacy", "return-policy", "mail", "premium", "checkout", "payments"];

test.each(Object.entries(names))(
  "no text refers to %s while its page returns 404",
  (route, name) => {
    if (routeTable[route as RouteName].page !== null) return;
    const pointing = texts().filter(({ text }) => name.test(text));
    expect(pointing.map(({ file }) => file)).toEqual([]);
  },
);

test("in every language members can exercise their rights by writing to the site's address", () => {
  const written = ["withdrawal", "conduct", "deletion", "contactAndComplaints"];
  for (const locale of locales) {
    const { sections } = legal(locale, "terms");
    for (const key of written) expect(sections[key]?.body, locale).toContain("{support_email}");
    expect(legal(locale, "privacy").sections["yourRights"]?.body).toContain("{support_email}");
    expect(legal(locale, "return-policy").sections["howToAsk"]?.body).toContain("{support_email}");
  }
});

test("the legal pages name the pages where members change, post and delete things themselves", () => {
  for (const locale of locales) {
    const profile = titles(locale, "own-profile").title;
    const deletion = titles(locale, "settings").parts?.["delete"]?.title;
    const terms = legal(locale, "terms").sections;
    expect(terms["profileAndPhotos"]?.body, locale).toContain(profile);
    expect(terms["deletion"]?.body, locale).toContain(deletion);
    expect(legal(locale, "privacy").sections["yourRights"]?.body, locale).toContain(profile);
  }
});

function texts() {
  return locales.flatMap((locale) =>
    areas.map((area) => {
      const file = `${locale}/${area}.json`;
      return { file, text: read(file) };
    }),
  );
}

function legal(locale: string, area: string) {
  return JSON.parse(read(`${locale}/${area}.json`)) as {
    sections: Readonly<Record<string, { readonly body: string }>>;
  };
}

function titles(locale: string, area: string) {
  return JSON.parse(read(`${locale}/${area}.json`)) as {
    title: string;
    parts?: Readonly<Record<string, { readonly title: string }>>;
  };
}

function read(file: string): string {
  return readFileSync(new URL(`../../../languages/${file}`, import.meta.url), "utf8");
}
