// What other domains read of a profile, apart from cards and visibility.
export { countFictionalProfiles, findPersonalData, getDetails } from "./store.ts";
export type { OwnProfileRow } from "./own-profile/own-profile-store.ts";
