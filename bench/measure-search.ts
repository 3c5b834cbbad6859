import { Agent, request } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { RESULTS_PER_PAGE } from "#server/domains/search/rules.ts";
import { listResults } from "#server/domains/search/list-results.ts";
import type { ResultOrder } from "#server/domains/search/list-results.ts";
import { countRareResults } from "#server/domains/search/rare-interests-store.ts";
import { createRareInterests } from "#server/domains/search/rare-interests.ts";
import { countResults } from "#server/domains/search/store.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";
import type { EmbeddedPostgres } from "#tools/database/start-postgres.ts";
import { aFreePort } from "#tests/world/a-free-port.ts";
import { COUNTED_RESULTS } from "#contract/search/limits.ts";
import { ensureDatabase } from "./ensure-database.ts";
import { loadSearchableMembers } from "./load-searchable-members.ts";
import { filterSets, ownCountry } from "./search-filters.ts";
import { startScript, waitUntilReady } from "./measured-app.ts";

const SITE = "vonk" as SiteId;
const dir = fileURLToPath(new URL("../data/bench-search", import.meta.url));

export interface SearchFigures {
  readonly members: number;
  readonly filters: string;
  /** Milliseconds: the page's ids, the count, and the whole answer over HTTP. */
  readonly page: Quantiles;
  readonly count: Quantiles;
  readonly whole: Quantiles;
}

interface Quantiles {
  readonly p50: number;
  readonly p99: number;
}

/**
 * Measures search among these numbers of members, each in a database of its own that stays in
 * `data/` for the next run. Loading five million takes minutes.
 */
export async function measureSearch(
  sizes: readonly number[],
  rounds: number,
): Promise<SearchFigures[]> {
  const postgres = await startEmbeddedPostgres({ dir });
  try {
    const urls: string[] = [];
    for (const size of sizes) urls.push(await ensureMembers(postgres, size));
    const figures: SearchFigures[] = [];
    for (const [at, url] of urls.entries())
      figures.push(...(await measureSize(url, sizes[at] ?? 0, rounds)));
    return figures;
  } finally {
    await postgres.stop();
  }
}

async function ensureMembers(postgres: EmbeddedPostgres, size: number): Promise<string> {
  const { url, isNew } = await ensureDatabase(postgres, `search_${size}`);
  if (isNew) await loadSearchableMembers(url, size);
  return url;
}

async function measureSize(url: string, members: number, rounds: number) {
  const database = openDatabase(url, { size: 1, onLost: () => undefined });
  const { rows: searchers } = await sql<{ id: MemberId; token: string }>`
    select id, translate(encode(sha256(id::text::bytea), 'base64'), '+/=', '-_') as token
    from account join profile using (id) where country = 'NL'
    order by id`.execute(database.db);
  const port = await aFreePort();
  const app = startScript("app.ts", {
    DATABASE_URL: url,
    PORT: String(port),
    DATA_DIR: path.join(dir, "files"),
    MODE: "demo",
  });
  await using running = new AsyncDisposableStack();
  running.use(await waitUntilReady(app));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const figures: SearchFigures[] = [];
  const hasRareInterests = createRareInterests(database.db);
  const active: ResultOrder = { sort: "active" };
  for (const { name, criteria, query, order = active, page = 1 } of filterSets) {
    const searcherOf = (round: number) => {
      const searcher = searchers[round % searchers.length];
      if (!searcher) throw new Error("nobody searches");
      return searcher;
    };
    const viewer = (round: number) => ({
      site: SITE,
      member: searcherOf(round).id,
      fictional: true,
    });
    const filters = { ...ownCountry, ...criteria };
    const offset = (page - 1) * RESULTS_PER_PAGE;
    const place = { offset, limit: RESULTS_PER_PAGE + 1, after: null };
    const isRare = await hasRareInterests(viewer(0), filters, new Date());
    figures.push({
      members,
      filters: name,
      page: await measure(rounds, (round) =>
        listResults(database.db, viewer(round), filters, {
          order,
          ...place,
          hasRareInterests: isRare,
        }),
      ),
      count: await measure(rounds, (round) =>
        (isRare ? countRareResults : countResults)(
          database.db,
          viewer(round),
          filters,
          COUNTED_RESULTS + 1,
        ),
      ),
      whole: await measure(rounds, (round) =>
        get(agent, port, `/api/members?${query}`, searcherOf(round).token),
      ),
    });
  }
  agent.destroy();
  await database.close();
  return figures;
}

/** The first tenth warms up. */
async function measure(
  rounds: number,
  run: (round: number) => Promise<unknown>,
): Promise<Quantiles> {
  const warm = Math.ceil(rounds / 10);
  const times: number[] = [];
  for (let round = -warm; round < rounds; round += 1) {
    const from = performance.now();
    await run(round + warm);
    if (round >= 0) times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

function get(agent: Agent, port: number, url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port,
        path: url,
        host: "127.0.0.1",
        headers: {
          host: `localhost:${port}`,
          cookie: `session=${token}`,
          "x-request-type": "client",
        },
      },
      (answer) => {
        answer.resume();
        answer.on("end", () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`answered ${answer.statusCode}`)),
        );
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}
