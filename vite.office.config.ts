import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browserBoundary } from "./tools/vite/browser-boundary.ts";
import { iconSprite } from "./tools/vite/icon-sprite.ts";
import { buildTarget } from "./tools/vite/oldest-browsers.ts";
import { precompileTexts } from "./tools/vite/precompile-texts.ts";
import { productionOnly } from "./tools/vite/production-only.ts";

/** The office's own bundle, which shares no file with the members' pages. */
export default defineConfig({
  plugins: [
    precompileTexts(),
    react(),
    iconSprite(["office", "ui"]),
    browserBoundary(),
    productionOnly(),
  ],
  publicDir: false,
  build: {
    target: buildTarget,
    outDir: "dist/office",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: "office/entry-client.tsx" },
  },
});
