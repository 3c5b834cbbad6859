import bcd from "@mdn/browser-compat-data" with { type: "json" };
import type { Identifier } from "@mdn/browser-compat-data";
import { childrenOf, isSupported, namedIn } from "./is-supported.ts";
import type { Feature } from "./is-supported.ts";

/** What one of the oldest browsers lacks of CSS, from MDN's data. */
export interface NewerStyles {
  readonly properties: ReadonlySet<string>;
  /** `display: ruby`. */
  readonly values: ReadonlySet<string>;
  /** At-rules: `starting-style`. */
  readonly rules: ReadonlySet<string>;
  /** Pseudo-classes and pseudo-elements; `nth-child of` with its list. */
  readonly selectors: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
  readonly units: ReadonlySet<string>;
}

export function listNewerStyles(): NewerStyles {
  const { properties, selectors, types, "at-rules": rules } = bcd.css;
  const values = childrenOf(properties).flatMap(([property, each]) =>
    childrenOf(each).map(([value, feature]) => [`${property}: ${value}`, feature] as const),
  );
  const lists = childrenOf(selectors).map(
    ([name, each]) => [`${name} of`, each["of_syntax"] ?? {}] as const,
  );
  return {
    properties: newerOf(childrenOf(properties)),
    values: newerOf(values),
    rules: newerOf(childrenOf(rules)),
    selectors: newerOf([...childrenOf(selectors), ...lists]),
    functions: newerOf(descendantsOf(types ?? {})),
    units: newerOf(childrenOf(types?.["length"])),
  };
}

function newerOf(features: readonly Feature[]): Set<string> {
  return new Set(features.flatMap(([name, each]) => (isSupported(each) ? [] : [name])));
}

function descendantsOf(feature: Identifier): Feature[] {
  return namedIn(feature).flatMap((child) => [child, ...descendantsOf(child[1])]);
}
