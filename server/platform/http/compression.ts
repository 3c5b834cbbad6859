import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import type { FastifyInstance, FastifyRequest } from "fastify";

export type Encoding = "zstd" | "br" | "gzip";

/**
 * The cheapest levels that still make a page about six times smaller (figures in
 * docs/decisions/0014).
 */
const compressors: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  zstd: (body) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 2 } }),
  br: (body) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 1,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => gzipSync(body, { level: 1 }),
};

export function encodeBody(body: Buffer, encoding: Encoding): Buffer {
  return compressors[encoding](body);
}

/** Less than this fits into one packet anyway. */
const WORTHWHILE_BYTES = 1_400;
const compressible = /^(text\/(html|css|plain)|application\/(json|manifest\+json)|image\/svg\+xml)/;

/**
 * Compresses strings and buffers that handlers send. Static files have compressed copies on disk.
 */
export function addCompression(server: FastifyInstance): void {
  server.addHook("onSend", (request, reply, payload, done) => {
    const isText = typeof payload === "string" || Buffer.isBuffer(payload);
    if (!isText || payload.length < WORTHWHILE_BYTES || reply.hasHeader("content-encoding")) {
      done(null, payload);
      return;
    }
    if (!compressible.test(String(reply.getHeader("content-type")))) {
      done(null, payload);
      return;
    }
    void reply.header("vary", addVary(reply.getHeader("vary")));
    const encoding = mayCompress(request) ? chooseEncoding(request) : null;
    if (!encoding || request.method === "HEAD") {
      done(null, payload);
      return;
    }
    const body = encodeBody(Buffer.isBuffer(payload) ? payload : Buffer.from(payload), encoding);
    void reply.header("content-encoding", encoding).header("content-length", body.length);
    done(null, body);
  });
}

/** The best encoding that the client accepts; null for none. */
export function chooseEncoding({ headers }: Pick<FastifyRequest, "headers">): Encoding | null {
  const accepted = (headers["accept-encoding"] ?? "").toLowerCase();
  if (accepted === "") return null;
  const rejected = /;\s*q=0(\.0*)?\s*$/;
  const names = new Set(
    accepted.split(",").flatMap((entry) => {
      return rejected.test(entry) ? [] : [entry.split(";")[0]?.trim()];
    }),
  );
  return preference.find((encoding) => names.has(encoding)) ?? null;
}

const preference = ["zstd", "br", "gzip"] as const;

/**
 * A foreign page can open ours with its own text in the address, and an eavesdropper learns from
 * the compressed length whether that text repeats a secret in the response (BREACH). So a response
 * that may contain a member's secrets is compressed only if the request came from our own pages or
 * the browser's address bar, which browsers have reported over https since 2023.
 */
function mayCompress({ headers }: FastifyRequest): boolean {
  if (headers.cookie === undefined) return true;
  const from = headers["sec-fetch-site"];
  return from === "same-origin" || from === "none";
}

function addVary(vary: number | string | string[] | undefined): string {
  const names = vary === undefined ? [] : String(vary).split(/,\s*/);
  return [...names, "accept-encoding"].join(", ");
}
