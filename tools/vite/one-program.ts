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
        return module?.isEntry || isOfLight(id, bundle) ? null : "program";
      },
    },
  ],
};

type Bundle = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** Whether a page that starts light fetches it at once, itself or through what it imports. */
function isOfLight(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  if (light.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = bundle.getModuleInfo(id)?.importers ?? [];
  return importers.some((one) => isOfLight(one, bundle, seen));
}
