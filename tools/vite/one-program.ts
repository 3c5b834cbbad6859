import type { Rolldown } from "vite";

type Splitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;

const light = /\/web\/entry-light\.ts$/;

/**
 * What every page of the program needs is one file: as the sixty that would come of themselves it
 * compresses worse by a tenth, and each costs a request. Pages and texts stay apart, and so does what
 * the program has in common with pages that start light, which would else fetch it whole.
 */
export const oneProgram: Splitting = {
  // A dependency is a part of the program itself, or stays apart.
  includeDependenciesRecursively: false,
  groups: [
    {
      tags: ["$initial"],
      debugName: "program",
      name(id, bundle) {
        const module = bundle.getModuleInfo(id);
        const apart = module?.isEntry || module?.importers.some((one) => light.test(one));
        return apart ? null : "program";
      },
    },
  ],
};
