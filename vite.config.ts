import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browserWalls } from "./tools/vite/browser-walls.ts";
import { precompileTexts } from "./tools/vite/precompile-texts.ts";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [precompileTexts(), react({ compiler: true }), ...(isSsrBuild ? [] : [browserWalls()])],
  publicDir: false,
  resolve: {
    // The texts are compiled at build time, so the formatter needs no parser.
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  ssr: { noExternal: ["use-intl"] },
  build: {
    target: "es2023",
    outDir: isSsrBuild ? "dist/web-server" : "dist/web",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: { input: isSsrBuild ? "web/entry-server.tsx" : "web/entry-client.tsx" },
  },
}));
