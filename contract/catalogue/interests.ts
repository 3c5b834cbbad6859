/** The interests a member can choose, in the order forms and profiles show them. */
export const interests = [
  "relationship",
  "onenightstand",
  "kissing",
  "hugging",
  "massages",
  "lingerie",
  "sex",
  "safesex",
  "publicsex",
  "oralsex",
  "analsex",
  "sextoys",
  "masturbating",
  "exchangingpictures",
  "threesome",
  "gangbang",
  "bondage",
  "sadomasochism",
  "gym",
  "sports",
  "dancing",
  "travelling",
  "adventure",
  "party",
  "tattoos",
  "music",
  "movies",
  "videogames",
  "politics",
  "outdoors",
  "gardening",
  "hiking",
  "biking",
  "reading",
  "animals",
  "beach",
  "art",
  "photography",
  "theater",
  "shopping",
  "fashion",
  "astrology",
  "cooking",
  "foodie",
  "bbq",
  "sushi",
  "vegetarian",
  "wine",
  "beer",
  "tea",
  "coffee",
] as const;

export type Interest = (typeof interests)[number];

/**
 * Interests that reveal a member's sex life: stored and shown only with explicit consent (GDPR,
 * article 9). Liking closeness or discussing politics reveals neither a sex life nor an opinion.
 */
export const specialInterests: readonly Interest[] = [
  "onenightstand",
  "lingerie",
  "sex",
  "safesex",
  "publicsex",
  "oralsex",
  "analsex",
  "sextoys",
  "masturbating",
  "exchangingpictures",
  "threesome",
  "gangbang",
  "bondage",
  "sadomasochism",
];

/**
 * The interests that search can filter by. A member agreed to show her special interests on her
 * profile, not to be listed by them.
 */
export const searchableInterests: readonly Interest[] = interests.filter(
  (interest) => !specialInterests.includes(interest),
);
