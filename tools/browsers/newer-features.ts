import bcd from "@mdn/browser-compat-data" with { type: "json" };
import type { Identifier } from "@mdn/browser-compat-data";
import { childrenOf, isSupported, namedIn } from "./is-supported.ts";
import type { Feature } from "./is-supported.ts";

/** What one of the oldest browsers lacks, from MDN's data. */
export interface NewerFeatures {
  /** `Temporal`, `requestIdleCallback`. */
  readonly globals: ReadonlySet<string>;
  /** `URL.canParse`, `navigator.userActivation`. */
  readonly statics: ReadonlySet<string>;
  /** Names that every interface with them lacks: `toSorted`, `showPopover`. */
  readonly methods: ReadonlySet<string>;
  /** Methods of iterators, which arrays have too: `map`. */
  readonly iteratorMethods: ReadonlySet<string>;
  /** `scrollend`. */
  readonly events: ReadonlySet<string>;
  /** In lower case: `popover` of any element, `dialog closedby` of one. */
  readonly attributes: ReadonlySet<string>;
}

export function listNewerFeatures(): NewerFeatures {
  const { api, html } = bcd;
  const builtins = bcd.javascript["builtins"] ?? {};
  const scopes = ["Window", "WorkerGlobalScope"].flatMap((name) => api[name] ?? []);
  const globals = [api, builtins, ...scopes].flatMap(childrenOf);
  const interfaces = [
    ...childrenOf(api).filter(([, each]) => !scopes.includes(each)),
    ...childrenOf(builtins),
    ...childrenOf(builtins["Intl"]),
  ];
  // Members of a newer interface need that interface's name first.
  const known = interfaces.filter(([, each]) => isSupported(each));
  return {
    globals: newerOf(globals),
    statics: newerOf(interfaces.flatMap(([owner, each]) => staticsOf(owner, each))),
    methods: newerOf(known.flatMap(([owner, each]) => methodsOf(owner, each))),
    iteratorMethods: newerOf(childrenOf(builtins["Iterator"])),
    events: newerOf(interfaces.flatMap(([, each]) => eventsOf(each))),
    attributes: newerOf([
      ...childrenOf(html["global_attributes"]),
      ...namedIn(html["elements"]).flatMap(([element, each]) =>
        childrenOf(each).map(([name, feature]) => [`${element} ${name}`, feature] as const),
      ),
    ]),
  };
}

/** The names that no feature of this name has in every browser. */
function newerOf(features: readonly Feature[]): Set<string> {
  const supported = new Set(features.flatMap(([name, each]) => (isSupported(each) ? [name] : [])));
  return new Set(features.map(([name]) => name).filter((name) => !supported.has(name)));
}

/** Variables of every page, by their interface. */
const variables: Readonly<Record<string, string>> = {
  Document: "document",
  History: "history",
  Location: "location",
  Navigator: "navigator",
  Performance: "performance",
  Screen: "screen",
};

function staticsOf(owner: string, feature: Identifier): Feature[] {
  return childrenOf(feature)
    .filter(([name]) => !name.endsWith("_event"))
    .map(([name, each]) => [`${variables[owner] ?? owner}.${name.replace(/_static$/, "")}`, each]);
}

function methodsOf(owner: string, feature: Identifier): Feature[] {
  // `navigator.login()` is found as such, and not in every `login()`.
  if (owner in variables) return [];
  return childrenOf(feature)
    .filter(([name]) => /^[a-z]+$/i.test(name) && name !== owner && !isStatic(owner, name))
    .filter(isStandard);
}

/** MDN's data marks the static methods of the browser's interfaces, but not of the language's. */
function isStatic(owner: string, name: string): boolean {
  const builtin: unknown = Reflect.get(globalThis, owner);
  return typeof builtin === "function" && Object.hasOwn(builtin, name);
}

const isStandard = ([, { __compat: compat }]: Feature) =>
  compat?.status?.experimental === false && compat.status.standard_track;

function eventsOf(feature: Identifier): Feature[] {
  return childrenOf(feature)
    .filter(([name]) => name.endsWith("_event"))
    .filter(isStandard)
    .map(([name, event]) => [name.slice(0, -"_event".length), event]);
}
