import { expect, test } from "vitest";
import { countries, regions } from "#contract/catalogue/regions.ts";
import { listPositions } from "./positions.ts";
import { listTownNames } from "./towns.ts";

test.each(countries)("every town of %s has a position", (country) => {
  const towns = regions[country].flatMap(({ code }) =>
    listTownNames(country, code).map((name) => `${code} ${name}`),
  );
  const found = listPositions(country).filter(
    ({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (lat !== 0 || lon !== 0),
  );
  expect(found.map(({ region, name }) => `${region} ${name}`)).toEqual(towns);
});
