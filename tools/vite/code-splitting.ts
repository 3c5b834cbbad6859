import type { Rolldown } from "vite";

type Splitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;

const lazyEntry = /\/web\/entry-lazy\.ts$/;

/**
 * Puts what every page needs into one file. Rolldown would make sixty, which compress a tenth worse
 * and cost a request each. Pages and texts stay separate. What the program shares with lazily
 * hydrated pages is a second, small file; otherwise they would load all of it.
 */
export const codeSplitting: Splitting = {
  // A dependency joins the file only if every page needs it too.
  includeDependenciesRecursively: false,
  groups: [
    {
      tags: ["$initial"],
      debugName: "program",
      name(id, bundle) {
        const module = bundle.getModuleInfo(id);
        if (module?.isEntry) return null;
        return isOfLazyEntry(id, bundle) ? "shared" : "program";
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
