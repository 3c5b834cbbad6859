import type { SiteId } from "#contract/ids.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { siteData } from "./site-data.ts";
import type { SiteData } from "./site-data.ts";
import { allSites } from "./store.ts";

export interface Site extends SiteData {
  readonly id: SiteId;
  readonly hosts: readonly string[];
}

export interface Sites {
  /** The site a Host header belongs to. Throws `unknown_site`, or `no_site_yet` if there is none at all. */
  byHost(host: string): Promise<Site>;
  all(): Promise<readonly Site[]>;
  /** The site of a host as far as it is in memory: for error answers that must not wait. */
  known(host: string): Site | null;
  /** Forgets what was read, so that the next call sees a change at once. */
  refresh(): void;
}

interface SiteSettings {
  readonly firstForUnknown: boolean;
  /** Hears of a site whose document does not fit, and which of its fields. */
  readonly onUnfit: (site: SiteId, fields: readonly string[]) => void;
}

/** How long a process may serve a site's document from memory. */
const KEEP_MS = 10_000;

/**
 * Finds sites by host, from memory. With `firstForUnknown` an unknown host gets the first site
 * (the demo); without it, a refusal (production).
 */
export function findSites(
  db: Database,
  clock: Clock,
  { firstForUnknown, onUnfit }: SiteSettings,
): Sites {
  let read: Promise<readonly Site[]> | null = null;
  let readAt = 0;
  let last: readonly Site[] = [];
  const all = () => {
    const at = clock.now().getTime();
    if (!read || at - readAt > KEEP_MS) {
      readAt = at;
      read = readSites(db, onUnfit).then(
        (sites) => (last = sites),
        (error: unknown) => {
          read = null;
          // A database that is away for a moment does not take the sites with it.
          if (last.length > 0) return last;
          throw error;
        },
      );
    }
    return read;
  };
  return {
    all,
    async byHost(host) {
      const sites = await all();
      const site = pick(sites, host, firstForUnknown);
      if (!site) throw new AppError(sites.length > 0 ? "unknown_site" : "no_site_yet");
      return site;
    },
    known: (host) => pick(last, host, firstForUnknown) ?? null,
    refresh() {
      read = null;
    },
  };
}

function pick(sites: readonly Site[], host: string, firstForUnknown: boolean): Site | undefined {
  // Without the port, and without the dot that ends a full name.
  const name = host.toLowerCase().replace(/\.?(:\d+)?$/, "");
  const found = sites.find((site) => site.hosts.includes(name));
  return found ?? (firstForUnknown ? sites[0] : undefined);
}

/** A document that does not fit, by hand or from an older program, closes its own site and no other. */
async function readSites(db: Database, onUnfit: SiteSettings["onUnfit"]): Promise<readonly Site[]> {
  const rows = await allSites(db);
  return rows.flatMap(({ id, data, hosts }) => {
    const read = siteData.safeParse(data);
    if (read.success) return [{ ...read.data, id, hosts }];
    onUnfit(
      id,
      read.error.issues.map((issue) => issue.path.join(".")),
    );
    return [];
  });
}
