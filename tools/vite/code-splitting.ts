import type { Rolldown } from "vite";

type Splitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;

const lazyEntry = /\/web\/entry-lazy\.ts$/;
const pageFile = /\/web\/pages\/.*?([\w-]+)-page\.tsx$/;

/**
 * What several pages or dialogs share is a file for each combination of them, many of a few hundred
 * bytes, which compress badly. These are one file each.
 */
const sharedFiles: readonly SharedFile[] = [
  {
    name: "dialogs",
    neededBy: ["chats", "likes-member", "member", "members", "profile", "settings"],
    mayLoad: [],
  },
  {
    name: "people",
    neededBy: ["members", "member", "chats"],
    // Pages with members' photos, so that no other page loads this file.
    mayLoad: [
      "complete-signup",
      "done",
      "home",
      "likes",
      "likes-member",
      "profile",
      "share",
      "signup-matches",
      "swipe-game",
    ],
  },
  { name: "person", neededBy: ["chats", "likes-member", "member"], mayLoad: ["share"] },
  { name: "chat", neededBy: ["chats"], mayLoad: ["share"] },
  { name: "chats", neededBy: ["chats", "home"], mayLoad: ["share"] },
];

interface SharedFile {
  readonly name: string;
  /** The pages that need each of its modules before they render. */
  readonly neededBy: readonly string[];
  /** Pages that may need some of its modules. */
  readonly mayLoad: readonly string[];
}

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
    {
      debugName: "shared files",
      name(id, bundle) {
        // The build's manifest names a page and an area of texts by its own file.
        if (pageFile.test(id) || id.endsWith(".json")) return null;
        const pages = listPages(id, bundle);
        return sharedFiles.find((file) => isIn(file, pages))?.name ?? null;
      },
    },
  ],
};

function isIn({ neededBy, mayLoad }: SharedFile, pages: ReadonlySet<string>): boolean {
  const loading = new Set([...neededBy, ...mayLoad]);
  return neededBy.every((page) => pages.has(page)) && pages.isSubsetOf(loading);
}

type Bundle = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** Whether the lazy entry imports it, directly or indirectly. */
function isOfLazyEntry(id: string, bundle: Bundle): boolean {
  return listImporters(id, bundle).some((one) => lazyEntry.test(one));
}

/** The names of the pages that import it statically, directly or indirectly. */
function listPages(id: string, bundle: Bundle): ReadonlySet<string> {
  return new Set(listImporters(id, bundle).flatMap((one) => pageFile.exec(one)?.[1] ?? []));
}

/** The module itself and all that import it statically, directly or indirectly. */
function listImporters(id: string, bundle: Bundle): string[] {
  const found = new Set([id]);
  // A set's iteration includes what is added on the way.
  for (const one of found) {
    for (const importer of bundle.getModuleInfo(one)?.importers ?? []) found.add(importer);
  }
  return [...found];
}
