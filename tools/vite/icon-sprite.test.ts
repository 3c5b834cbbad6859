import { resolve } from "node:path";
import { build } from "vite";
import type { Plugin, Rolldown } from "vite";
import { expect, test } from "vitest";
import { iconSprite } from "./icon-sprite.ts";

const project = resolve(import.meta.dirname, "../..");
const entry = `${project}/web/entry.ts`;

async function bundle(code: string, forServer = false) {
  const inMemory: Plugin = {
    name: "in-memory",
    enforce: "pre",
    resolveId: (source) => (source === entry ? source : null),
    load: (id) => (id === entry ? code : null),
  };
  const built = (await build({
    root: project,
    configFile: false,
    logLevel: "silent",
    plugins: [inMemory, iconSprite()],
    build: { write: false, rollupOptions: { input: entry }, ...(forServer && { ssr: entry }) },
  })) as Rolldown.RolldownOutput;
  const [chunk] = built.output;
  const sprite = built.output.find(({ fileName }) => fileName.endsWith(".svg"));
  return { code: chunk.code, sprite: sprite?.type === "asset" ? sprite : undefined };
}

test("an icon is a reference into the sprite, which contains its paths", async () => {
  const { code, sprite } = await bundle('import { Lock } from "lucide-react"; console.log(Lock);');
  expect(code.includes(`/${sprite?.fileName}#`)).toBe(true);
  expect(sprite?.source).toMatch(
    /<symbol id="Lock" viewBox="0 0 24 24"><rect[^>]*><\/rect><path[^>]*><\/path><\/symbol>/,
  );
});

test("the server build refers to the browser build's file and creates none", async () => {
  const code = 'import { Lock } from "lucide-react"; console.log(Lock);';
  const [forBrowser, forServer] = [await bundle(code), await bundle(code, true)];
  expect(forServer.code.includes(`/${forBrowser.sprite?.fileName}#`)).toBe(true);
  expect(forServer.sprite).toBeUndefined();
});

test("a bundle contains only the icons it imports", async () => {
  const { code } = await bundle('import { Lock } from "lucide-react"; console.log(Lock);');
  const icons = [...code.matchAll(/["'`](Lock|Heart|Search)["'`]/g)].map(([, name]) => name);
  expect(icons).toEqual(["Lock"]);
});
