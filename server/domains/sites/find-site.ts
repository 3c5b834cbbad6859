import { setTimeout as sleep } from "node:timers/promises";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { hashWarning } from "./hash-warning.ts";
import { readSiteData } from "./site-data/read-site-data.ts";
import type { SiteData } from "./site-data/site-data.ts";
import { listSites } from "./store.ts";

export interface Site extends SiteData {
  readonly id: SiteId;
  readonly hosts: readonly string[];
  /** The version of the warning about fictional profiles; every message names it. */
  readonly warning_version: string;
}

export interface Sites {
  /** The site of a Host header. Throws `unknown_site`, or `no_site_yet` if there are no sites. */
  byHost(host: string): Promise<Site>;
  all(): Promise<readonly Site[]>;
  /** The site of a host if it is in memory, for error responses that must not wait. */
  known(host: string): Site | null;
  /** Clears the memory, so that the next call reads the database. */
  refresh(): void;
}

/** Why a site is not served as its document is stored. */
export interface DocumentProblem {
  readonly site: SiteId;
  /** The paths that are missing or that this program does not understand. */
  readonly fields: readonly string[];
  /**
   * What is served: the rest of the document, the last document that this process could read, or
   * nothing.
   */
  readonly served: "with_fallbacks" | "last_copy" | "nothing";
}

interface SiteSettings {
  readonly firstForUnknown: boolean;
  /** Called when a problem begins or changes, not at each reload. */
  readonly onProblem: (problem: DocumentProblem) => void;
}

/** How long a process serves a site's document from memory. */
const CACHE_MS = 10_000;
/** How long a request waits for a reload of sites while the process still has the old ones. */
const RELOAD_WAIT_MS = 200;

/**
 * Finds sites by host, from memory. With `firstForUnknown` an unknown host gets the first site (the
 * demo); without it, an error (production).
 */
export function findSites(
  db: Database,
  clock: Clock,
  { firstForUnknown, onProblem }: SiteSettings,
): Sites {
  let cached: Promise<readonly Site[]> | null = null;
  let readAt = 0;
  let last: readonly Site[] = [];
  let reported = new Set<string>();
  const report = (problems: readonly DocumentProblem[]) => {
    const current = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
    for (const [key, problem] of current) if (!reported.has(key)) onProblem(problem);
    reported = new Set(current.keys());
  };
  const all = () => {
    const at = clock.now().getTime();
    if (!cached || at - readAt > CACHE_MS) {
      readAt = at;
      const reading = readSites(db, last).then(
        ({ sites, problems }) => {
          report(problems);
          last = sites;
          if (cached === current) cached = Promise.resolve(sites);
          return sites;
        },
        (error: unknown) => {
          if (cached === current) cached = null;
          // Keep the known sites if the database is briefly unavailable.
          if (last.length > 0) return last;
          throw error;
        },
      );
      // If the database is silent, requests must not wait until the statement times out.
      const current =
        last.length > 0 ? Promise.race([reading, sleep(RELOAD_WAIT_MS, last)]) : reading;
      cached = current;
    }
    return cached;
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
      cached = null;
    },
  };
}

function pick(sites: readonly Site[], host: string, firstForUnknown: boolean): Site | undefined {
  // Without the port and without the trailing dot of a fully qualified name.
  const name = host.toLowerCase().replace(/\.?(:\d+)?$/, "");
  const found = sites.find((site) => site.hosts.includes(name));
  return found ?? (firstForUnknown ? sites[0] : undefined);
}

/** Joins a valid document with what is derived from it. */
export function toSite(data: SiteData, { id, hosts }: Pick<Site, "id" | "hosts">): Site {
  return { ...data, id, hosts, warning_version: hashWarning(data.texts.fictional_warning) };
}

/** A document that cannot be read leaves its site as `last` has it, and changes no other site. */
async function readSites(db: Database, last: readonly Site[]) {
  const sites: Site[] = [];
  const problems: DocumentProblem[] = [];
  for (const { id, data: stored, hosts } of await listSites(db)) {
    const { data, fields } = readSiteData(stored);
    const copy = last.find((site) => site.id === id);
    if (data) sites.push(toSite(data, { id, hosts }));
    else if (copy) sites.push({ ...copy, hosts });
    if (fields.length > 0) {
      const served = data ? "with_fallbacks" : copy ? "last_copy" : "nothing";
      problems.push({ site: id, fields, served });
    }
  }
  return { sites, problems };
}
