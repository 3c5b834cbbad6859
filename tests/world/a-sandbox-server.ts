import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "mollie-api-typescript";
import { HTTPClient } from "mollie-api-typescript/lib/http.js";
import { onTestFinished } from "vitest";
import { sandboxServer } from "#sandbox/payments/start-sandbox-provider.ts";
import type { SandboxSettings } from "#sandbox/payments/start-sandbox-provider.ts";

/** The demo's payment provider without a port; tests inject requests. Closed after the test. */
export async function aSandboxServer(settings: Partial<SandboxSettings> = {}) {
  const dataDir = settings.dataDir ?? (await aFolder());
  const server = await sandboxServer({
    dataDir,
    log: () => undefined,
    root: () => "http://sandbox.test",
    send: async () => 200,
    ...settings,
  });
  onTestFinished(() => server.close());
  await server.ready();
  return server;
}

/** Creates a folder and removes it after the test. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "vonk-sandbox-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A `fetch` that injects its requests into the server. */
export function fetcherFor(
  server: Awaited<ReturnType<typeof sandboxServer>>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await server.inject({
      method: request.method as "GET",
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      payload: request.method === "GET" ? "" : await request.text(),
    });
    const type = String(answer.headers["content-type"]);
    // A response without content cannot have even an empty body.
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: { "content-type": type },
    });
  };
}

/** Mollie's own client, which checks every response against its schemas. */
export function mollieFor(server: Awaited<ReturnType<typeof sandboxServer>>): Client {
  const fetcher = fetcherFor(server);
  return new Client({
    security: { apiKey: "test_of_the_client", advancedAccessToken: "access_of_the_client" },
    serverURL: "http://sandbox.test",
    retryConfig: { strategy: "none" },
    httpClient: new HTTPClient({ fetcher: (input, init) => fetcher(new Request(input, init)) }),
  });
}

/** Submits a form of the payment's page. */
export function submitForm(
  server: Awaited<ReturnType<typeof sandboxServer>>,
  url: string,
  form: Record<string, string>,
) {
  return server.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
}
