/** What a word or phrase of a message is about, the same in every language. */
export const concepts = [
  "sure",
  "you",
  "me",
  "be",
  "not",
  "or",
  "who",
  "all",
  "really",
  "real",
  "human",
  "person",
  "alive",
  "exist",
  "machine",
  "fake",
  "made",
  "scam",
  "profile",
  "photo",
  "net",
  "site",
  "staff",
  "pay",
  "work",
  "team",
  "talk",
  "behind",
  "self",
  "play",
  "same",
  "prove",
  "doubt",
  "honest",
  "meet",
] as const;

export type Concept = (typeof concepts)[number];

/** Words and phrases of each concept, separated by commas, without accents; `*` is any ending. */
export type Words = Readonly<Record<Concept, string>>;
