import { saveSite } from "#server/domains/sites/save-site.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import type { testApp } from "#tests/test-app.ts";

/** Changes a demo site's document for the current test. */
export async function withSite(
  app: ReturnType<typeof testApp>,
  id: string,
  change: object,
  run: () => Promise<void>,
): Promise<void> {
  const site = demoSites.find((one) => one.id === id);
  if (!site) throw new Error(`no site ${id}`);
  const { sites } = app.context.services;
  await saveSite(app.db, { ...site, data: { ...(site.data as object), ...change } });
  sites.refresh();
  try {
    await run();
  } finally {
    await saveSite(app.db, site);
    sites.refresh();
  }
}
