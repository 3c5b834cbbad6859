import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";
import type { EmbeddedPostgres } from "#tools/database/start-postgres.ts";
import { aFreePort } from "#tests/world/a-free-port.ts";
import { DEMO_PASSWORD, demoLogins } from "#world/demo/demo-logins.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { ensureDatabase } from "./ensure-database.ts";
import { nextMessage, waitUntilReady, startScript } from "./measured-app.ts";
import type { MeasuredProcess } from "./measured-app.ts";
import { requestPages, fetchPage, firstLoad } from "./page-load.ts";
import type { FirstLoad } from "./page-load.ts";
import { readTreeCpu } from "./processor-time.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

export interface PageFigures {
  readonly page: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor time per page. */
  readonly node: number;
  readonly postgres: number;
  /** The same page at the earlier commit, measured in the same round. */
  readonly earlier: { readonly node: number; readonly postgres: number } | null;
  readonly floor: Floor;
}

/** The minimum cost of a page. */
interface Floor {
  /** React rendering the page's elements without any component. */
  readonly react: number;
  /** An `http` server that sends the same string. */
  readonly bare: number;
}

/** A program that serves the demo: this one or an earlier commit's. */
interface Program extends AsyncDisposable {
  readonly app: MeasuredProcess;
  readonly port: number;
  readonly pages: readonly Page[];
}

/**
 * Renders pages of the demo world as a visitor and as a member, `times` times each per round, and
 * sums the bytes of their first load. `earlier` is the folder of another commit, already built, to
 * compare with.
 */
export async function measurePages(rounds: number, times: number, earlier?: string) {
  const dir = await mkdtemp(path.join(tmpdir(), "vonk-bench-"));
  const postgres = await startEmbeddedPostgres({ dir: path.join(dir, "postgres") });
  try {
    await using program = await startProgram(postgres, "program", ROOT, dir);
    await using other = earlier
      ? await startProgram(postgres, "earlier", path.resolve(earlier), dir)
      : null;
    // V8 compiles code after a few hundred runs; until then it is several times slower.
    for (const measured of [program, other]) if (measured) await warm(measured, times);
    const floors = new Map<Page, Floor>();
    for (const page of program.pages) {
      floors.set(page, await measureFloor(program.port, page, times));
    }
    const figures: PageFigures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [page, floor] of floors) {
        const there = other?.pages.find(({ name }) => name === page.name);
        const measureEarlier = () =>
          other && there && measurePage(other, there, times, postgres.pid);
        // Swap the order every second round so that neither side always goes first.
        const before = round % 2 === 0 ? await measureEarlier() : null;
        const now = await measurePage(program, page, times, postgres.pid);
        const earlierFigures = before ?? (await measureEarlier()) ?? null;
        figures.push({ page: page.name, ...now, earlier: earlierFigures, floor });
      }
    }
    const loads: FirstLoad[] = [];
    for (const page of program.pages) {
      loads.push({ ...(await firstLoad(program.port, page.path, page.cookie)), page: page.name });
    }
    return { figures, loads };
  } finally {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/**
 * Creates a separate database in the cluster, fills it and serves it, all with the given tree's own
 * code.
 */
async function startProgram(
  postgres: EmbeddedPostgres,
  name: string,
  tree: string,
  parent: string,
): Promise<Program> {
  const { url } = await ensureDatabase(postgres, name);
  const dir = path.join(parent, name);
  await mkdir(dir);
  const preparing = startScript("prepare-demo.ts", {});
  preparing.send({ tree, url, dir });
  await nextMessage(preparing);
  const port = await aFreePort();
  const env = { PORT: String(port), DATABASE_URL: url, DATA_DIR: dir };
  const app = await waitUntilReady(startScript(path.join(tree, "bench/app.ts"), env, ["pages"]));
  const pages = await listPages(port, await logIn(port));
  return { app, port, pages, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

async function warm({ port, pages }: Program, times: number): Promise<void> {
  for (const { path: address, cookie } of pages) {
    await requestPages(port, address, cookie, { times, side: 8 });
  }
}

/** Processor time is per page. */
async function measurePage({ app, port }: Program, page: Page, times: number, postmaster: number) {
  await requestPages(port, page.path, page.cookie, { times: Math.ceil(times / 10), side: 8 });
  const before = { node: await app.cpu(), postgres: readTreeCpu(postmaster) };
  const load = await requestPages(port, page.path, page.cookie, { times, side: 8 });
  return {
    ...load,
    node: ((await app.cpu()) - before.node) / times,
    postgres: (readTreeCpu(postmaster) - before.postgres) / times,
  };
}

interface Page {
  readonly name: string;
  readonly path: string;
  readonly cookie: string;
}

async function listPages(port: number, cookie: string): Promise<Page[]> {
  const first = async (list: string, pattern: RegExp) => {
    const { body } = await fetchPage(port, list, cookie);
    // The header links to the member's own profile.
    const found = pattern.exec(body.slice(body.indexOf("<main")))?.[0];
    if (!found) throw new Error(`no ${pattern} on ${list}`);
    return found;
  };
  const member = await first("/members", /\/members\/[0-9a-f-]{36}/);
  const chat = await first("/chats", /\/chats\/[0-9a-f-]{36}/);
  const visitor = ["/", "/signup", "/login", "/pages/terms"];
  const own = ["/", "/members", member, "/likes", "/chats", chat, "/credits"];
  const name = (of: string) => of.replace(/[0-9a-f-]{36}/, "{id}");
  return [
    ...visitor.map((of) => ({ name: `${of} (visitor)`, path: of, cookie: "" })),
    ...own.map((of) => ({ name: name(of), path: of, cookie })),
  ];
}

/** Logs in as the first demo member of the first site and returns the cookie header. */
async function logIn(port: number): Promise<string> {
  const [site] = demoSites;
  const email = site && demoLogins(site)[0]?.email;
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT,
  };
  const to = { port, host: "127.0.0.1", path: "/api/user.php", method: "POST", headers };
  const sent = request(to).end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  if (answer.statusCode !== 200) throw new Error(`log-in answered ${answer.statusCode}`);
  return (answer.headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ");
}

/** Measures what the page's bytes and elements cost without the program. */
async function measureFloor(port: number, page: Page, times: number): Promise<Floor> {
  const { body } = await fetchPage(port, page.path, page.cookie);
  const barePort = await aFreePort();
  const child = startScript("bare-server.ts", { PORT: String(barePort) });
  await using bare = await waitUntilReady(child);
  child.send({ body });
  await nextMessage(child);
  await requestPages(barePort, page.path, "", { times, side: 8 });
  const before = await bare.cpu();
  await requestPages(barePort, page.path, "", { times, side: 8 });
  const bareCpu = ((await bare.cpu()) - before) / times;
  // React's development build would raise the floor.
  const react = startScript("plain-react.ts", { NODE_ENV: "production" });
  react.send({ html: /<div id="root">(.*)<\/div>\n<script/s.exec(body)?.[1] ?? "", times });
  const { cpu } = await nextMessage<{ cpu: number }>(react);
  react.kill();
  return { react: cpu, bare: bareCpu };
}
