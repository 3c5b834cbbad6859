import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browserWalls } from "./tools/vite/browser-walls.ts";
import { oneProgram } from "./tools/vite/one-program.ts";
import { productionOnly } from "./tools/vite/production-only.ts";
import { precompileTexts } from "./tools/vite/precompile-texts.ts";

/** What is drawn anew at every key. Elsewhere the compiler costs bytes and gains nothing. */
const drawnOften = /\/web\/features\/(?:chat|live)\/.*\.tsx?$/;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    precompileTexts(),
    // While one develops, all of it goes through the plugin, which also reloads what changes.
    react({ compiler: true, ...(command === "build" && { include: drawnOften }) }),
    browserWalls(),
    productionOnly(),
  ],
  publicDir: false,
  // The server's bundle carries its own React, built for production whatever NODE_ENV says when
  // it runs: the build tool leaves that name alone in what runs on a server.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
  build: {
    target: "es2023",
    outDir: isSsrBuild ? "dist/web-server" : "dist/web",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild
        ? "web/entry-server.tsx"
        : ["web/entry-early.ts", "web/entry-client.tsx", "web/entry-lazy.ts"],
      ...(!isSsrBuild && { output: { codeSplitting: oneProgram } }),
    },
  },
}));
