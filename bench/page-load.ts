import { Agent, request } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** One response as a browser with an empty cache gets it. */
export interface Fetched {
  readonly status: number;
  /** The text, if the response came uncompressed. */
  readonly body: string;
  /** Bytes on the wire. */
  readonly bytes: number;
}

/** The cost of a first visit in bytes as sent, with brotli if the server offers it. */
export interface FirstLoad {
  readonly page: string;
  readonly html: number;
  /** The same document compressed, as a reverse proxy would send it. */
  readonly htmlBrotli: number;
  readonly script: number;
  readonly style: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Fetches pages uncompressed, because compression is measured separately. */
export function fetchPage(
  port: number,
  path: string,
  cookie = "",
  encoding: "br" | "identity" = "identity",
): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, "accept-encoding": encoding, accept: "text/html" };
    request({ agent, port, host: "127.0.0.1", path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const raw = Buffer.concat(parts);
        resolve({ status: response.statusCode ?? 0, body: raw.toString(), bytes: raw.length });
      });
    })
      .on("error", reject)
      .end();
  });
}

/**
 * Requests a page repeatedly, `side` requests at a time; returns pages per second and their time in
 * ms.
 */
export async function requestPages(
  port: number,
  path: string,
  cookie: string,
  { times, side }: { readonly times: number; readonly side: number },
) {
  const took: number[] = [];
  const began = performance.now();
  let sent = 0;
  const askOn = async () => {
    while (sent < times) {
      sent += 1;
      const at = performance.now();
      const { status } = await fetchPage(port, path, cookie);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      took.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: side }, askOn));
  took.sort((a, b) => a - b);
  const perSecond = times / ((performance.now() - began) / 1_000);
  return { perSecond, p50: took[times >> 1] ?? 0, p99: took[Math.floor(times * 0.99)] ?? 0 };
}

/**
 * Fetches everything the document names: style sheets, scripts and their imports. Throws if any of
 * them is missing, or if the document names no script at all.
 */
export async function firstLoad(port: number, path: string, cookie: string): Promise<FirstLoad> {
  const fetchThere = async (of: string, encoding: "br" | "identity" = "br") => {
    const found = await fetchPage(port, of, cookie, encoding);
    if (found.status !== 200) throw new Error(`${of} answered ${found.status}`);
    return found;
  };
  const page = await fetchThere(path, "identity");
  const named = (pattern: RegExp) =>
    [...page.body.matchAll(pattern)].map((found) => found[1] ?? "");
  const script = named(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g);
  const style = named(/<link rel="stylesheet" href="([^"]+)"/g);
  if (script.length === 0) throw new Error(`${path} names no script`);
  const sum = async (files: readonly string[]) => {
    const fetched = await Promise.all(files.map((file) => fetchThere(file)));
    return fetched.reduce((total, file) => total + file.bytes, 0);
  };
  return {
    page: path,
    html: page.bytes,
    htmlBrotli: brotliCompressSync(page.body).length,
    script: await sum(script),
    style: await sum(style),
  };
}
