import type { Rolldown } from "vite";

type Splitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;

const lazyEntry = /\/web\/entry-lazy\.ts$/;

/**
 * What every page of the program needs is one file: as the sixty that would come of themselves it
 * compresses worse by a tenth, and each costs a request. Pages and texts stay apart, and so does what
 * the program shares with pages that start lazily, which would otherwise load all of it.
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
        return module?.isEntry || isOfLazyEntry(id, bundle) ? null : "program";
      },
    },
  ],
};

type Bundle = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** Whether the lazy entry imports it, directly or indirectly. */
function isOfLazyEntry(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  if (lazyEntry.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = bundle.getModuleInfo(id)?.importers ?? [];
  return importers.some((one) => isOfLazyEntry(one, bundle, seen));
}
