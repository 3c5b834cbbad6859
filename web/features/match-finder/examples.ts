import type { Gender, Seeking } from "#contract/catalogue/attributes.ts";
import type { matchFinderChoices, MatchFinderQuestion } from "#contract/catalogue/match-finder.ts";
import normalMan from "./examples/normal-male.webp";
import normalWoman from "./examples/normal-female.webp";
import olderMan from "./examples/35-plus-male.webp";
import olderWoman from "./examples/35-plus-female.webp";
import otherMan from "./examples/other-male.webp";
import otherWoman from "./examples/other-female.webp";
import sexyMan from "./examples/sexy-male.webp";
import sexyWoman from "./examples/sexy-female.webp";
import whiteMan from "./examples/white-male.webp";
import whiteWoman from "./examples/white-female.webp";
import youngerMan from "./examples/18-35-male.webp";
import youngerWoman from "./examples/18-35-female.webp";

export type MatchFinderChoice = (typeof matchFinderChoices)[MatchFinderQuestion][number];

/** Drawings: nobody on the site looks like them on purpose. */
const examples: Readonly<Record<MatchFinderChoice, Readonly<Record<Gender, string>>>> = {
  "18-35": { female: youngerWoman, male: youngerMan },
  "35+": { female: olderWoman, male: olderMan },
  normal: { female: normalWoman, male: normalMan },
  sexy: { female: sexyWoman, male: sexyMan },
  white: { female: whiteWoman, male: whiteMan },
  other: { female: otherWoman, male: otherMan },
};

/** The example of the gender one seeks, or both. */
export function examplesOf(choice: MatchFinderChoice, seeks: Seeking): readonly string[] {
  const { female, male } = examples[choice];
  return seeks === "both" ? [female, male] : [examples[choice][seeks]];
}
