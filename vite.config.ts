import { createHash } from "node:crypto";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browserBoundary } from "./tools/vite/browser-boundary.ts";
import { codeSplitting } from "./tools/vite/code-splitting.ts";
import { iconSprite } from "./tools/vite/icon-sprite.ts";
import { buildTarget } from "./tools/vite/oldest-browsers.ts";
import { productionOnly } from "./tools/vite/production-only.ts";
import { precompileTexts } from "./tools/vite/precompile-texts.ts";
import { routeFiles } from "./tools/vite/route-files.ts";
import { shakeRouter } from "./tools/vite/shake-router.ts";

/**
 * What renders at every key press or every message. Elsewhere the React compiler adds bytes and saves
 * no time.
 */
const renderedOften =
  /\/web\/features\/(?:live\/|chat\/outbox\/|chat\/composer\/composer\.|chat\/conversation\/(?:conversation-pane|messages)\.).*tsx?$/;

/** The names of a page's classes were a seventh of its HTML. */
function shortClassName(name: string, file: string): string {
  const source = `${path.relative(import.meta.dirname, file)} ${name}`;
  // A letter first: a name that begins with a digit would have to be escaped.
  return `c${createHash("sha256").update(source).digest("base64url").slice(0, 6)}`;
}

/** The same in both builds: the server's pages name pictures that the browser's build creates. */
const assetFileNames = "assets/[hash][extname]";

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    precompileTexts(),
    routeFiles(),
    // During development every file passes through the plugin, which also reloads what changes.
    react({ compiler: true, ...(command === "build" && { include: renderedOften }) }),
    iconSprite(),
    browserBoundary(),
    productionOnly(),
    shakeRouter(),
  ],
  publicDir: false,
  ...(command === "build" && { css: { modules: { generateScopedName: shortClassName } } }),
  // The server's bundle contains its own React. Vite leaves NODE_ENV open in a bundle for a server,
  // and React built for development renders at half the speed.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
  build: {
    target: isSsrBuild ? "es2023" : buildTarget,
    outDir: isSsrBuild ? "dist/web-server" : "dist/web",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild
        ? "web/entry-server.tsx"
        : ["web/entry-early.ts", "web/entry-client.tsx", "web/entry-lazy.ts"],
      // A file's address is in every chunk that loads it.
      ...(!isSsrBuild && {
        output: {
          codeSplitting,
          entryFileNames: "assets/[hash].js",
          chunkFileNames: "assets/[hash].js",
          assetFileNames,
        },
      }),
      ...(isSsrBuild && { output: { assetFileNames } }),
    },
  },
}));
