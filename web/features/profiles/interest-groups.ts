import type { Interest } from "#contract/catalogue/interests.ts";

/** The groups in which interests are shown, everyday ones first. */
export const interestGroups = [
  "outdoors",
  "culture",
  "food",
  "leisure",
  "closeness",
  "intimacy",
] as const;

export type InterestGroup = (typeof interestGroups)[number];

export const groupOfInterest: Readonly<Record<Interest, InterestGroup>> = {
  gym: "outdoors",
  sports: "outdoors",
  outdoors: "outdoors",
  gardening: "outdoors",
  hiking: "outdoors",
  biking: "outdoors",
  animals: "outdoors",
  beach: "outdoors",
  music: "culture",
  movies: "culture",
  politics: "culture",
  reading: "culture",
  art: "culture",
  photography: "culture",
  theater: "culture",
  cooking: "food",
  foodie: "food",
  bbq: "food",
  sushi: "food",
  vegetarian: "food",
  wine: "food",
  beer: "food",
  tea: "food",
  coffee: "food",
  dancing: "leisure",
  travelling: "leisure",
  adventure: "leisure",
  party: "leisure",
  tattoos: "leisure",
  videogames: "leisure",
  shopping: "leisure",
  fashion: "leisure",
  astrology: "leisure",
  relationship: "closeness",
  kissing: "closeness",
  hugging: "closeness",
  massages: "closeness",
  onenightstand: "intimacy",
  lingerie: "intimacy",
  sex: "intimacy",
  safesex: "intimacy",
  publicsex: "intimacy",
  oralsex: "intimacy",
  analsex: "intimacy",
  sextoys: "intimacy",
  masturbating: "intimacy",
  exchangingpictures: "intimacy",
  threesome: "intimacy",
  gangbang: "intimacy",
  bondage: "intimacy",
  sadomasochism: "intimacy",
};

/** A profile's interests by group, without empty groups; in each group the shared ones come first. */
export function groupInterests(interests: readonly Interest[], shared: readonly Interest[]) {
  const ordered = [...shared, ...interests.filter((interest) => !shared.includes(interest))];
  return interestGroups
    .map((group) => ({
      group,
      interests: ordered.filter((interest) => groupOfInterest[interest] === group),
    }))
    .filter((each) => each.interests.length > 0);
}
