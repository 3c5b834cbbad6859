import { expect, test } from "vitest";
import { mailDomains } from "./mail-domains.ts";
import { suggestEmail } from "./suggest-email.ts";

test.each([
  ["gmial.com", "gmail.com"],
  ["gmali.com", "gmail.com"],
  ["gmai.com", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmail.cm", "gmail.com"],
  ["gnail.com", "gmail.com"],
  ["hotmial.com", "hotmail.com"],
  ["hotmial.nl", "hotmail.nl"],
  ["hotmai.nl", "hotmail.nl"],
  ["outlok.com", "outlook.com"],
  ["yaho.com", "yahoo.com"],
  ["icoud.com", "icloud.com"],
  ["zigo.nl", "ziggo.nl"],
  ["kpnmial.nl", "kpnmail.nl"],
  ["planeet.nl", "planet.nl"],
  ["telenet.bee", "telenet.be"],
  ["web.d", "web.de"],
  ["gmx.dee", "gmx.de"],
  ["tonline.de", "t-online.de"],
  ["libero.itt", "libero.it"],
  ["wp.p", "wp.pl"],
  ["interia.p", "interia.pl"],
  ["bluwin.ch", "bluewin.ch"],
  ["wanado.fr", "wanadoo.fr"],
  ["btinternet.co", "btinternet.com"],
  ["xtra.co.z", "xtra.co.nz"],
])("%s is corrected to %s", (typed, meant) => {
  expect(suggestEmail(`Marijke.X@${typed}`)).toBe(`Marijke.X@${meant}`);
});

test("an address at a listed domain is left alone", () => {
  expect(mailDomains.filter((domain) => suggestEmail(`a@${domain}`) !== null)).toEqual([]);
  expect(new Set(mailDomains).size).toBe(mailDomains.length);
});

const ownDomains = `ing.nl rabobank.nl philips.com tue.nl uva.nl vu.nl kpn.com kpn.nl ah.nl nos.nl
  bol.com asml.com ns.nl tudelft.nl sap.com bmw.de siemens.com gov.uk nhs.net nhs.uk mit.edu free.nl
  me.nl box.com mail.nl mail.ru hotmail.se live.se live.dk yahoo.se gmx.eu web.nl web.at aon.com
  att.com sky.de rtl.de zdf.de cox.com bt.com op.nl home.pl orange.com orange.pl live.pl tim.com
  onet.com tele2.se planet.de posteo.at vodafone.nl vodafone.com outlook.pt hotmail.dk icloud.de
  yandex.ru zoho.eu tuta.com tutamail.com iol.pt email.cz poste.fr tin.nl delta.nl casa.nl
  pandora.net green.nl example.com example.nl hetnet.be`.split(/\s+/);

test.each(ownDomains)("%s may be a real address", (domain) => {
  expect(suggestEmail(`a@${domain}`)).toBeNull();
});

test.each(["", "@", "a", "a@", "@gmial.com", "a@b", "a@.", "a@gmial"])(
  "%j, which is not an address, gets no suggestion and no error",
  (text) => {
    expect(suggestEmail(text)).toBeNull();
  },
);
