// What other domains read of a profile, besides its card and what its viewer may see.
export { countFictionalProfiles, findPersonalData, findPreferences } from "./store.ts";
