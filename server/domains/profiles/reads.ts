// What other domains read of a profile, apart from cards and visibility.
export { countFictionalProfiles, findPersonalData } from "./store.ts";
