import type { CountryCode } from "#contract/catalogue/regions.ts";

type Names = Readonly<Record<string, readonly string[]>>;

/** What people who live there call a town that GeoNames lists by another name. */
export const ownNames: Readonly<Partial<Record<CountryCode, Names>>> = {
  NL: {
    "The Hague": ["Den Haag"],
    "Almere Stad": ["Almere"],
    "'s-Hertogenbosch": ["'s-Hertogenbosch", "Den Bosch"],
  },
  BE: { Brussels: ["Brussel", "Bruxelles"], Ostend: ["Oostende"] },
  DE: { Munich: ["München"], Freiburg: ["Freiburg im Breisgau"] },
  AT: { Vienna: ["Wien"] },
  IT: {
    Rome: ["Roma"],
    Milan: ["Milano"],
    Naples: ["Napoli"],
    Turin: ["Torino"],
    Genoa: ["Genova"],
    Florence: ["Firenze"],
    Venice: ["Venezia"],
  },
  ES: {
    Palma: ["Palma de Mallorca"],
    "Gasteiz / Vitoria": ["Vitoria-Gasteiz"],
    "Donostia / San Sebastián": ["Donostia", "San Sebastián"],
  },
  PL: { Warsaw: ["Warszawa"] },
  IE: {
    Luimneach: ["Limerick"],
    Gaillimh: ["Galway"],
    "Loch Garman": ["Wexford"],
    "Droichead Nua": ["Newbridge"],
    "Cluain Meala": ["Clonmel"],
    "An Muileann gCearr": ["Mullingar"],
    "Trá Mhór": ["Tramore"],
    "Ráth Luirc": ["Charleville"],
    "An Cóbh": ["Cobh"],
  },
  CH: { "Sankt Gallen": ["St. Gallen"], Sitten: ["Sion", "Sitten"] },
  US: { "New York City": ["New York"], "The Bronx": ["Bronx"] },
};

/**
 * Names in use that GeoNames lacks or has as quarters of another town, by country and region. They
 * come after the towns, so they are suggested last.
 */
export const addedTowns: Names = {
  "BE BRU": [
    "Anderlecht",
    "Etterbeek",
    "Evere",
    "Ganshoren",
    "Elsene",
    "Ixelles",
    "Jette",
    "Koekelberg",
    "Oudergem",
    "Auderghem",
    "Schaarbeek",
    "Schaerbeek",
    "Sint-Agatha-Berchem",
    "Berchem-Sainte-Agathe",
    "Sint-Gillis",
    "Saint-Gilles",
    "Sint-Jans-Molenbeek",
    "Molenbeek-Saint-Jean",
    "Sint-Joost-ten-Node",
    "Saint-Josse-ten-Noode",
    "Sint-Lambrechts-Woluwe",
    "Woluwe-Saint-Lambert",
    "Sint-Pieters-Woluwe",
    "Woluwe-Saint-Pierre",
    "Ukkel",
    "Uccle",
    "Vorst",
    "Forest",
    "Watermaal-Bosvoorde",
    "Watermael-Boitsfort",
  ],
  "NL 05": ["Valkenburg aan de Geul"],
  "NL 11": ["Katwijk"],
  "ES 60": ["Jávea"],
  "DE 01": ["Esslingen am Neckar"],
  "DE 05": ["Marburg", "Offenbach am Main"],
  "DE 14": ["Dessau-Roßlau"],
  "IT 17": ["Bozen", "Meran", "Brixen", "Leifers", "Bruneck", "Klausen", "Sterzing"],
  "GB ENG": ["Hull"],
  "CA 02": ["Sidney"],
  "CA 05": ["Twillingate"],
  "CA 08": ["Sudbury"],
  "AU 08": ["Fremantle"],
  "NZ E9": ["Lyttelton"],
  "CH SG": ["Rapperswil-Jona"],
  "CH VS": ["Brig-Glis"],
};
