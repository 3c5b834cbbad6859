// What other domains read of a profile, besides its card and what its viewer may see.
export { countFictionalProfiles, findPersonalData } from "./store.ts";
