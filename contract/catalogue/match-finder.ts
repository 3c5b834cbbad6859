/** The questions of the match finder, each with its two choices (specification, section 3). */
export const matchFinderChoices = {
  age: ["18-35", "35+"],
  appearance: ["normal", "sexy"],
  race: ["white", "other"],
} as const;
export type MatchFinderQuestion = keyof typeof matchFinderChoices;
export type AgeGroup = (typeof matchFinderChoices)["age"][number];

export const matchFinderQuestions = Object.keys(matchFinderChoices) as MatchFinderQuestion[];
