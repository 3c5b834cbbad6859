import { expect, test } from "vitest";
import { people } from "#world/demo/people.ts";
import { findContactDetails } from "./contact-details.ts";

test.each([
  ["Bel me op 06-12345678", "NL", "phone"],
  ["06 12 34 56 78, na zessen", "NL", "phone"],
  ["Ik ben 56. 0612345678", "NL", "phone"],
  ["Mijn nummer: 06.1234.5678", "NL", "phone"],
  ["06 - een twee drie vier vijf zes zeven acht", "NL", "phone"],
  ["nul zes een twee drie vier vijf zes zeven acht", "NL", "phone"],
  ["nulzes 12 34 56 78", "NL", "phone"],
  ["O6-12345678", "NL", "phone"],
  ["06 twee8 44 drie3 91 0", "NL", "phone"],
  ["+44 7700 900777", "GB", "phone"],
  ["+31 6 12345678", "GB", "phone"],
  ["0031612345678", "DE", "phone"],
  ["31612345678", "NL", "phone"],
  ["612345678 met een nul ervoor", "NL", "phone"],
  ["０６１２３４５６７８", "NL", "phone"],
  ["٠٦١٢٣٤٥٦٧٨", "NL", "phone"],
  ["۰۶۱۲۳۴۵۶۷۸", "NL", "phone"],
  ["०६१२३४५६७८", "NL", "phone"],
  ["0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣", "NL", "phone"],
  ["⓪⑥①②③④⑤⑥⑦⑧", "NL", "phone"],
  ["06\u200b12345678", "NL", "phone"],
  ["06💕12💕34💕56💕78", "NL", "phone"],
  ["06,12,34,56,78", "NL", "phone"],
  ["06\n12345678", "NL", "phone"],
  ["020 624 11 11 is thuis", "NL", "phone"],
  ["0470 12 34 56", "BE", "phone"],
  ["een Belg op een Nederlandse site: 0470 12 34 56", "NL", "phone"],
  ["Ruf mich an: 0151 23456789", "DE", "phone"],
  ["null eins fünf eins 23456789", "DE", "phone"],
  ["030/23125000", "DE", "phone"],
  ["0664 1234567", "AT", "phone"],
  ["079 123 45 67", "CH", "phone"],
  ["Call me: 07400 123456", "GB", "phone"],
  ["zero seven four zero zero one two three four five six", "GB", "phone"],
  ["087 123 4567", "IE", "phone"],
  ["(212) 555-0123 or 212-456-7890", "US", "phone"],
  ["416 555 0134? No, 416-967-1111", "CA", "phone"],
  ["0412 345 678", "AU", "phone"],
  ["021 123 4567", "NZ", "phone"],
  ["06 12 34 56 78, le soir", "FR", "phone"],
  ["zéro six un deux trois quatre cinq six sept huit", "FR", "phone"],
  ["Llámame al 612 34 56 78", "ES", "phone"],
  ["seis uno dos tres cuatro cinco seis siete ocho", "ES", "phone"],
  ["Chiamami: 320 123 4567", "IT", "phone"],
  ["tre due zero uno due tre quattro cinque sei sette", "IT", "phone"],
  ["Zadzwoń: 601 202 303", "PL", "phone"],
  ["sześć zero jeden dwa zero dwa trzy zero trzy", "PL", "phone"],
  ["jan@voorbeeld.nl", "NL", "email"],
  ["JAN.DE.BOER@VOORBEELD.CO.UK", "GB", "email"],
  ["jan @ voorbeeld . nl", "NL", "email"],
  ["jan＠voorbeeld．nl", "NL", "email"],
  ["jan@gmail", "NL", "email"],
  ["jan@example.museum", "NL", "email"],
  ["jan (at) gmail punt com", "NL", "email"],
  ["jan [at] voorbeeld [punt] nl", "NL", "email"],
  ["jan apenstaartje voorbeeld punt nl", "NL", "email"],
  ["jan at voorbeeld dot com", "GB", "email"],
  ["sabine klammeraffe beispiel punkt de", "DE", "email"],
  ["marie arobase exemple point fr", "FR", "email"],
  ["ana arroba ejemplo punto es", "ES", "email"],
  ["anna chiocciola esempio punto it", "IT", "email"],
  ["ania małpa przyklad kropka pl", "PL", "email"],
  ["jan58 g m a i l", "NL", "email"],
  ["jan58 op gmail", "NL", "email"],
  ["https://voorbeeld.nl/jan", "NL", "link"],
  ["hxxp://voorbeeld", "NL", "link"],
  ["www.voorbeeld.nl", "NL", "link"],
  ["www . site . nl", "NL", "link"],
  ["w w w voorbeeld", "NL", "link"],
  ["kijk op jansfoto.nl voor meer", "NL", "link"],
  ["voorbeeld punt nl", "NL", "link"],
  ["voorbeeld (punt) nl", "NL", "link"],
  ["voorbeeld . com", "NL", "link"],
  ["t.me/jan58", "NL", "link"],
  ["wa.me/31612345678", "NL", "link"],
  ["instagram.com/jan", "NL", "link"],
  ["Meine Seite beispiel.de zeigt mehr", "DE", "link"],
  ["Mehr auf beispiel.at", "AT", "link"],
  ["Mon site: exemple.fr", "FR", "link"],
  ["Mi página es ejemplo.es.", "ES", "link"],
  ["Il mio sito esempio.it parla di me", "IT", "link"],
  ["Moja strona przyklad.pl", "PL", "link"],
  ["My photos: example.co.uk", "GB", "link"],
  ["NL91ABNA0417164300", "NL", "bank_account"],
  ["nl91 abna 0417 1643 00 graag", "NL", "bank_account"],
  ["DE89 3704 0044 0532 0130 00", "DE", "bank_account"],
  ["FR14 2004 1010 0505 0001 3M02 606", "FR", "bank_account"],
  ["ES91-2100-0418-4502-0005-1332", "ES", "bank_account"],
  ["IT60X0542811101000000123456", "IT", "bank_account"],
  ["PL61109010140000071219812874", "PL", "bank_account"],
  ["GB29 NWBK 6016 1331 9268 19", "GB", "bank_account"],
] as const)("%j from %s has contact details: %s", (text, country, kind) => {
  expect(findContactDetails(text, country)).toBe(kind);
});

test.each([
  ["Geboren op 14-05-1966 in Haarlem", "NL"],
  ["14 05 1966", "NL"],
  ["14/05/1966 - 03/11/2020", "NL"],
  ["1966-05-14", "NL"],
  ["Getrouwd van 1988 - 2012, 2014 - 2020", "NL"],
  ["1,75 m, 72 kg, maat 38", "NL"],
  ["172 75 54 1966", "ES"],
  ["90-60-90, 172", "PL"],
  ["2 kids, 12 and 14", "GB"],
  ["Kinderen van 21, 24 en 26, kleinkinderen van 1, 3 en 5", "NL"],
  ["Ik werk 24/7, van 09:00-12:00 en 13:00-17:30", "NL"],
  ["Offen 08-12, 14-18 Uhr", "DE"],
  ["Postcode 1012 AB, huisnummer 12", "NL"],
  ["€ 1.250.000,00 gewonnen, haha", "NL"],
  ["100 000 000 zł na marzenia", "PL"],
  ["Route 66, A10, 4x4 en 3-0 voor Ajax", "NL"],
  ["02.05.1966, 175 cm, 80 kg", "DE"],
  ["5 km in 25:30, 10 km in 52:10, 21 km in 1:58:30", "NL"],
  ["10.000 stappen per dag, 365 dagen per jaar", "NL"],
  ["Lotto: 3 12 18 27 33 41", "NL"],
  ["Ik hou van wandelen.de hond gaat mee", "NL"],
  ["Ik zing graag.net als mijn zus", "NL"],
  ["I love the sea.it makes me happy", "GB"],
  ["Dinner at eight.be there", "GB"],
  ["Me gusta el mar.es mi pasión", "ES"],
  ["J'aime la mer.au printemps surtout", "FR"],
  ["Amo il mare.se piove leggo", "IT"],
  ["Een man met het hart op de juiste plek, één uit duizend", "NL"],
  ["Ein Mann, ein Wort; zwei Kinder, drei Enkel", "DE"],
  ["De mon point de vue, le bonheur est simple", "FR"],
  ["El punto es que busco a alguien", "ES"],
  ["A che punto it is, at this point it is fine", "GB"],
  ["Na zeven jaar alleen: acht keer op vakantie, drie keer verhuisd", "NL"],
  ["Sei simpatico? Due chiacchiere, uno sguardo", "IT"],
  ["Un, deux, trois, soleil", "FR"],
  ["Mam trzy koty i dwa psy", "PL"],
  ["z.B. Konzerte, d.h. Oper; ca. 20 km von Köln", "DE"],
  ["o.a. fietsen, bijv. naar zee, m.a.w. buiten zijn", "NL"],
  ["J.de Boer, St.Jan, A.M. van Dijk", "NL"],
  ["Sinéad O’Connor, Łukasz, Олена, ليلى, Nguyễn Thị Ánh", "GB"],
  ["Koffie @ home, of een terras", "NL"],
  ["A positive outlook on life", "GB"],
  ["Mail of bellen doe ik pas later", "NL"],
  ["Vue sur la mer, 3/4 de l'année", "FR"],
  ["IK BEN 58 JAAR EN WOON IN NL", "NL"],
  ["DE99 is geen rekening", "NL"],
  ["Covid gehad in 2020, 2021, 2022 en 2023", "NL"],
  ["1234567890", "NL"],
  ["", "NL"],
])("%j from %s has no contact details", (text, country) => {
  expect(findContactDetails(text, country)).toBeNull();
});

test("without a country a number with a zero or its country's code is found", () => {
  expect(findContactDetails("06-12345678", undefined)).toBe("phone");
  expect(findContactDetails("+48 601 202 303", undefined)).toBe("phone");
  expect(findContactDetails("601 202 303", undefined)).toBeNull();
});

/** Longer than a busy machine takes; without its cap the search takes minutes. */
const HOSTILE_TEXT_MS = 30_000;

test("the work for a hostile text is limited", { timeout: HOSTILE_TEXT_MS }, () => {
  findContactDetails("0123456789 ".repeat(2_000), "NL");
  findContactDetails("a.".repeat(10_000), "NL");
  findContactDetails("a @ ".repeat(5_000), "NL");
  expect(findContactDetails("NL91".repeat(5_000), "NL")).toBeNull();
});

test("none of the demo's people has contact details in the name or text", () => {
  const all = Object.values(people).flat();
  expect(all.length).toBeGreaterThan(100);
  expect(
    all.filter(({ name, text, country }) =>
      [name, text].some((one) => findContactDetails(one, country)),
    ),
  ).toEqual([]);
});
