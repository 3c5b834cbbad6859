import { once } from "node:events";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { anAddress } from "#tests/world/an-address.ts";

const OFFICE_HOST = "office.localhost";

export function officeAt(baseURL: string | undefined): string {
  const url = new URL(baseURL ?? "");
  url.hostname = OFFICE_HOST;
  return url.origin;
}

/**
 * Posts to the demo's office. Returns its answer and the session it starts, if any. Needs no browser, and no machine
 * that resolves the office's name.
 */
export async function postToOffice(
  baseURL: string | undefined,
  path: string,
  body: object,
  session = "",
): Promise<{ readonly answer: unknown; readonly session: string }> {
  const { port, host } = new URL(officeAt(baseURL));
  const sent = request({
    method: "POST",
    host: "127.0.0.1",
    port,
    path,
    headers: {
      host,
      cookie: session,
      "content-type": "application/json",
      "x-forwarded-for": anAddress(),
      [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT,
    },
  });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const answer = response.statusCode === 204 ? null : await json(response);
  if (response.statusCode !== 200 && response.statusCode !== 204)
    throw new Error(`${path} returned ${response.statusCode}: ${JSON.stringify(answer)}`);
  return { answer, session: response.headers["set-cookie"]?.[0]?.split(";")[0] ?? "" };
}
