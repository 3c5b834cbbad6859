import { demoSites } from "#world/demo/demo-sites.ts";
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";

/** The raw text at a place such as `nl/errors fields.too_young`. */
function textAt(place: string): unknown {
  const [file = "", path = ""] = place.split(" ");
  const source = readFileSync(new URL(`../../languages/${file}.json`, import.meta.url), "utf8");
  return path
    .split(".")
    .filter(Boolean)
    .reduce((within, key) => (within as Record<string, unknown>)[key], JSON.parse(source));
}

/** Sentences quoted in the specification, in the original Dutch. */
const sentences = [
  ["nl/errors login_failed", "Login mislukt, probeer opnieuw"],
  ["nl/errors account_blocked", "Te veel foute pogingen, account voor {minutes} min geblokkeerd."],
  [
    "nl/errors reset_mail_limit",
    "Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.",
  ],
  ["nl/errors fields.invalid_new_email", "Nieuw e-mailadres invalide."],
  ["nl/errors fields.email_unknown", "E-mailadres niet gevonden"],
  ["nl/errors fields.passwords_differ", "De opgegeven wachtwoorden zijn niet gelijk."],
  ["nl/errors activation_failed", "Activeren mislukt"],
  ["nl/errors link_invalid", "Link verlopen of invalide, vraag een nieuwe e-mail aan"],
  ["nl/errors unexpected", "Er is een fout opgetreden, probeer het later opnieuw."],
  ["nl/errors not_enough_credits", "Je hebt onvoldoende credits"],
  ["nl/errors fields.invalid_email", "Ongeldige e-mail"],
  ["nl/errors fields.email_taken", "Dit e-mailadres heeft al een account op deze site."],
  ["nl/errors fields.too_young", "Vul uw geboortedatum in ({min_age}+ jaar)"],
  ["nl/errors fields.invalid_birth_date", "Ongeldige geboortedatum."],
  ["nl/shell error.help", "Er is iets mis gegaan, neem contact op met {0} voor hulp"],
  ["nl/payments status.titles.failed", "Betaling mislukt"],
  ["nl/payments status.titles.cancelled", "Betaling afgebroken"],
  ["en/likes newLike.title", "New like!"],
  ["en/shell error.title", "Error"],
  ["en/shell error.notFound", "This page could not be found"],
  ["en/shell error.home", "Back to the home page"],
] as const;

test.each(sentences)("%s reads: %s", (place, text) => {
  expect(textAt(place)).toBe(text);
});

test("the error for a Premium feature begins with the specification's sentence", () => {
  expect(textAt("nl/errors conversation_limit")).toMatch(
    /^Deze functie is alleen beschikbaar voor premium leden\. /,
  );
});

test("the text for an unconfirmed address begins with the specification's sentence", () => {
  expect(textAt("nl/shell activation.reminder")).toMatch(/^Je e-mailadres is nog niet bevestigd/);
});

test("the match pop-up has the specification's text, with a typographic apostrophe", () => {
  expect(textAt("en/likes matched.title")).toBe("It's a match".replace("'", "’"));
});

const payButton = {
  nl: "Bestelling met betalingsverplichting",
  de: "Zahlungspflichtig bestellen",
  fr: "Commande avec obligation de paiement",
  en: "Order with obligation to pay",
  es: "Pedido con obligación de pago",
  it: "Ordine con obbligo di pagare",
  pl: "Zamówienie z obowiązkiem zapłaty",
} as const;

test.each(locales)("the pay button in %s has the text the law requires", (locale) => {
  expect(textAt(`${locale}/checkout payButton`)).toBe(payButton[locale]);
});

const free: Readonly<Record<Locale, RegExp>> = {
  nl: /gratis|kosteloos/i,
  de: /kostenlos|gratis|umsonst/i,
  fr: /gratuit|offert/i,
  en: /\bfree\b/i,
  es: /gratis|gratuit/i,
  it: /gratis|gratuit/i,
  pl: /bezpłatn|darmow|gratis/i,
};

/** Signing up and likes are free; the legal texts and the sign-up also explain the free credits. */
const isFree =
  /^(?:home|signup|privacy|return-policy|terms)\.|\.signUp$|^likes-list\.none\.|^match-finder\.matches\.lead$|^log-in-first\.before\.like\.|^profiles\.interestGroups\./;

/** Every text within, with its path. */
function listTexts(within: unknown, path: string): (readonly [path: string, text: string])[] {
  if (typeof within === "string") return [[path, within]];
  return Object.entries(within as object).flatMap(([key, one]) => listTexts(one, `${path}.${key}`));
}

test.each(locales)("no text in %s calls something free that costs credits", (locale) => {
  const files = readdirSync(new URL(`../../languages/${locale}`, import.meta.url));
  const texts = files.flatMap((file) => {
    const name = file.replace(".json", "");
    return listTexts(textAt(`${locale}/${name}`), name);
  });
  expect(texts.length).toBeGreaterThan(500);
  const wrong = texts.filter(([path, text]) => free[locale].test(text) && !isFree.test(path));
  expect(wrong).toEqual([]);
});

const physicalContact: Readonly<Record<Locale, { impossible: RegExp; meeting: RegExp }>> = {
  nl: { impossible: /fysiek contact is niet mogelijk/gi, meeting: /afspra|afspre|ontmoet/i },
  de: { impossible: /körperlicher Kontakt ist nicht möglich/gi, meeting: /treffen|verabred/i },
  en: {
    impossible: /physical contact is not possible/gi,
    meeting: /\bmeet|\bin person\b|\bdate\b/i,
  },
  fr: { impossible: /aucun contact physique n’est possible/gi, meeting: /rencontre|rendez-vous/i },
  es: { impossible: /el contacto físico no es posible/gi, meeting: /quedar|encuentro|\bcita/i },
  it: { impossible: /il contatto fisico non è possibile/gi, meeting: /incontr|appuntament/i },
  pl: { impossible: /kontakt fizyczny nie jest możliwy/gi, meeting: /spotka|randk/i },
};

test.each(locales)("every text in %s on fictional profiles excludes physical contact", (locale) => {
  const { impossible, meeting } = physicalContact[locale];
  const shared = ["home honest", "premium same", "shell disclaimer"].map((place) =>
    textAt(`${locale}/${place}.fictional`),
  );
  const warnings = demoSites.flatMap(({ data }) => data.texts.fictional_warning[locale] ?? []);
  const others = [
    textAt(`${locale}/profiles noContact`),
    textAt(`${locale}/terms sections.fictionalProfiles.body`),
  ];
  for (const text of [...shared, ...others, ...warnings].map(String)) {
    // Every plural form must contain it.
    const forms = text.split("#").length - 1 || 1;
    expect([text, text.match(impossible)?.length]).toEqual([text, forms]);
    expect(text).not.toMatch(meeting);
  }
});
