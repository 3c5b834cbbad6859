import type { Plugin } from "vite";

/**
 * Lets the build leave out those components of React Router that we do not use: the links, forms and
 * prefetching of its framework mode were 3 kB on every page. Its package does not mark their
 * creation as pure, and naming a component for React's developer tools counts as a use.
 */
export function shakeRouter(): Plugin {
  return {
    name: "shake-router",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.js$/ },
      handler: (code) => ({
        code: code
          .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|createContext)\()/gm, `$1${pure} $2`)
          .replace(/^\w+\.displayName = "\w+";$/gm, ""),
        map: null,
      }),
    },
  };
}

const pure = "/* @__PURE__ */";
