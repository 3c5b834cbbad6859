import { expect, test } from "vitest";
import { listAssets } from "./built-renderer.ts";

const manifest = {
  "web/entry-client.tsx": { file: "entry.js", css: ["layers.css"], imports: ["button.js"] },
  "web/entry-early.ts": { file: "early.js" },
  "web/entry-lazy.ts": { file: "lazy.js" },
  "button.js": { file: "button.js", css: ["button.css"] },
  "icon-button.js": { file: "icon-button.js", css: ["icon-button.css"] },
  "modal.js": { file: "modal.js", css: ["modal.css"], imports: ["icon-button.js", "button.js"] },
  "web/pages/members.tsx": { file: "members.js", css: ["members.css"], imports: ["modal.js"] },
};

test("the sheet with the layers comes first, and a part's sheet before those of its users", () => {
  expect(listAssets(manifest, ["web/pages/members.tsx"], false).styles).toEqual([
    "/layers.css",
    "/button.css",
    "/icon-button.css",
    "/modal.css",
    "/members.css",
  ]);
});

test("a light page has only the small entry, and the same sheets", () => {
  const light = listAssets(manifest, ["web/pages/members.tsx"], true);
  expect(light).toEqual({
    ...listAssets(manifest, ["web/pages/members.tsx"], false),
    early: null,
    preloads: [],
    scripts: ["/lazy.js"],
    lazy: true,
  });
});
