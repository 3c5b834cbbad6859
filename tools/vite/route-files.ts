import type { Plugin } from "vite";

const routeFile = /\/web\/(?:routes|landers)\/.*\.ts$/;
const pageImport = /page: \(\) => import\("#(web\/[^"]+)"\)/g;

/** Adds to each route the source file of its page, by which the server finds the style sheets. */
export function routeFiles(): Plugin {
  return {
    name: "route-files",
    enforce: "pre",
    transform: {
      filter: { id: routeFile },
      handler: (source) => ({ code: source.replace(pageImport, '$&, file: "$1"'), map: null }),
    },
  };
}
