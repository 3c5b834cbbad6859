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

/** Where an added name is: at a town or quarter that GeoNames has in the region, or at this latitude and longitude. */
type Place = string | readonly [lat: number, lon: number];

/**
 * Names in use that GeoNames lacks or has as quarters of another town, by country and region. They
 * come after the towns, so they are suggested last.
 */
export const addedTowns: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  "BE BRU": {
    Anderlecht: [50.84, 4.31],
    Etterbeek: [50.83, 4.39],
    Evere: [50.87, 4.4],
    Ganshoren: [50.87, 4.32],
    Elsene: [50.83, 4.37],
    Ixelles: [50.83, 4.37],
    Jette: [50.88, 4.33],
    Koekelberg: [50.86, 4.33],
    Oudergem: [50.82, 4.43],
    Auderghem: [50.82, 4.43],
    Schaarbeek: [50.87, 4.37],
    Schaerbeek: [50.87, 4.37],
    "Sint-Agatha-Berchem": [50.86, 4.29],
    "Berchem-Sainte-Agathe": [50.86, 4.29],
    "Sint-Gillis": [50.83, 4.35],
    "Saint-Gilles": [50.83, 4.35],
    "Sint-Jans-Molenbeek": [50.85, 4.33],
    "Molenbeek-Saint-Jean": [50.85, 4.33],
    "Sint-Joost-ten-Node": [50.85, 4.37],
    "Saint-Josse-ten-Noode": [50.85, 4.37],
    "Sint-Lambrechts-Woluwe": [50.85, 4.42],
    "Woluwe-Saint-Lambert": [50.85, 4.42],
    "Sint-Pieters-Woluwe": [50.83, 4.43],
    "Woluwe-Saint-Pierre": [50.83, 4.43],
    Ukkel: [50.8, 4.34],
    Uccle: [50.8, 4.34],
    Vorst: [50.81, 4.32],
    Forest: [50.81, 4.32],
    "Watermaal-Bosvoorde": [50.8, 4.41],
    "Watermael-Boitsfort": [50.8, 4.41],
  },
  "NL 05": { "Valkenburg aan de Geul": "Valkenburg" },
  "NL 11": { Katwijk: "Katwijk aan Zee" },
  "ES 60": { Jávea: "Javea" },
  "DE 01": { "Esslingen am Neckar": "Esslingen" },
  "DE 05": { Marburg: "Marburg an der Lahn", "Offenbach am Main": "Offenbach" },
  "DE 14": { "Dessau-Roßlau": "Dessau" },
  "IT 17": {
    Bozen: "Bolzano",
    Meran: "Merano",
    Brixen: "Bressanone",
    Leifers: "Laives",
    Bruneck: "Brunico",
    Klausen: "Chiusa",
    Sterzing: "Vipiteno",
  },
  "GB ENG": { Hull: "Kingston upon Hull" },
  "CA 02": { Sidney: [48.65, -123.4] },
  "CA 05": { Twillingate: [49.65, -54.77] },
  "CA 08": { Sudbury: "Greater Sudbury" },
  "AU 08": { Fremantle: "Fremantle" },
  "NZ E9": { Lyttelton: [-43.6, 172.72] },
  "CH SG": { "Rapperswil-Jona": "Rapperswil" },
  "CH VS": { "Brig-Glis": "Brig" },
};
