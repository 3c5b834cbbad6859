import path from "node:path";
import type { FastifyInstance } from "fastify";
import { createServer } from "vite";
import type { ViteDevServer } from "vite";
import type { Assets } from "#web/document/document.ts";
import type { PageRenderer } from "./page-renderer.ts";

type EntryServer = typeof import("#web/entry-server.tsx");

const preamble = `<script type="module">
import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>`;

/** Renders from source and reloads changed modules. */
export async function createDevelopmentRenderer(
  root: string,
): Promise<PageRenderer & { vite: ViteDevServer }> {
  const vite = await createServer({
    root,
    server: { middlewareMode: true },
    appType: "custom",
    // The other loader imports a file and deletes it, which `node --watch` treats as a change.
    configLoader: "native",
  });
  const assets: Assets = () => ({
    early: "/web/entry-early.ts",
    styles: [],
    preloads: [],
    scripts: ["/@vite/client", "/web/entry-client.tsx"],
    preamble,
    lazy: false,
  });
  return {
    vite,
    development: true,
    assetsDir: null,
    // The last build: changes in office/ appear after npm run build and a restart.
    officeDir: path.join(root, "dist", "office"),
    assets,
    async render(page) {
      const entry = (await vite.ssrLoadModule("/web/entry-server.tsx")) as EntryServer;
      return entry.renderPage({ ...page, assets });
    },
  };
}

/** Lets the build tool serve its modules and style sheets. */
export function mountDevelopment(server: FastifyInstance, vite: ViteDevServer): void {
  server.addHook("onRequest", (request, reply, done) => {
    const served = /^\/(@|node_modules\/|web\/|ui\/|contract\/)/.test(request.url);
    if (!served) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
  });
}
