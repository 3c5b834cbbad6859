import type { Plugin } from "vite";

/**
 * Lets the build leave out what we do not use of React Router, 7 kB on every page: the components of
 * its framework mode, and the router's fetchers, actions, blockers, route discovery and
 * instrumentation. Its package does not mark the components' creation as pure, naming a component for
 * React's developer tools counts as a use, and one function contains the whole router.
 */
export function shakeRouter(): Plugin {
  return {
    name: "shake-router",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.js$/ },
      handler(code, id) {
        const shaken = code
          .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|createContext)\()/gm, `$1${pure} $2`)
          .replace(/^\w+\.displayName = "\w+";$/gm, "");
        return { code: routerFile.test(id) ? withoutUnused(shaken) : shaken, map: null };
      },
    },
  };
}

const pure = "/* @__PURE__ */";
const routerFile = /\/lib\/router\/router\.js$/;

/** Code of the router that only runs for features that no page uses, and what replaces it. */
const unused: readonly (readonly [code: RegExp, replacement: string])[] = [
  [/\binit\.(?:instrumentations|patchRoutesOnNavigation|dataStrategy)\b/g, "undefined"],
  [/\bfuture\.unstable_customRouteDiscovery\b/g, "false"],
  [/\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g, "undefined"],
  [/\bif \(opts\?\.instrumentationNavigateMetaReceiver\)/g, "if (false)"],
  [/\bif \(isFogOfWar\)/g, "if (false)"],
  [/\bif \(fogOfWar\.active && fogOfWar\.matches\)/g, "if (false)"],
  // Pages send forms through the API instead.
  [/\belse if \(opts && opts\.submission && isMutationMethod\([^)]*\)\)/g, "else if (false)"],
  [/\blet blockerKey = shouldBlockNavigation\(\{[^}]*\}\);/g, "const blockerKey = undefined;"],
  [/^\t\t(?:fetch|getFetcher|resetFetcher|getBlocker|patchRoutes|_internalSetRoutes),\n/gm, ""],
];

/** @throws {Error} if the router's code has changed, so that an update shows what to look at. */
function withoutUnused(code: string): string {
  return unused.reduce((rest, [pattern, replacement]) => {
    const shorter = rest.replace(pattern, replacement);
    if (shorter === rest) throw new Error(`React Router's code has no ${pattern} to leave out`);
    return shorter;
  }, code);
}
