import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { testApp } from "#tests/test-app.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";

/**
 * Clients that send a body without end and go on after the response, as an upload that is too large
 * does: the response must reach them, and the connection must end.
 */
const app = testApp();
let port = 0;
let cookie = "";

beforeAll(async () => {
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.server.address() as AddressInfo).port;
  const { email } = await aMember(app.db);
  const visitor = app.visitor();
  await visitor.post("/api/user.php", { email, password: PASSWORD });
  cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
});

const CHUNK = Buffer.alloc(256 * 1024, "[");
const page = { [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT };
const file = { ...page, "content-type": "application/octet-stream" };
const json = { ...page, "content-type": "application/json" };
/** The response and the end come at once; a busy machine takes longer. */
const SOON = { timeout: 10_000 };

test.each([
  ["an upload that is too large", "/api/photos", file, true, 413, "photo_too_large"],
  ["an upload without a session", "/api/photos", file, false, 403, "authentication_required"],
  [
    "an upload from another site",
    "/api/photos",
    { ...file, "sec-fetch-site": "cross-site" },
    true,
    403,
    "cross_site_request",
  ],
  ["a body that is too large", "/api/signup", json, false, 413, "payload_too_large"],
  [
    "a body that is too large and says so",
    "/api/signup",
    { ...json, "content-length": "900000000" },
    false,
    413,
    "payload_too_large",
  ],
  [
    "a body of an unknown type",
    "/api/signup",
    { ...json, "content-type": "text/csv" },
    false,
    415,
    "unsupported_media_type",
  ],
] as const)(
  "%s is answered at once, and the connection ends",
  async (_name, path, headers, isMember, status, code) => {
    const sending = request({
      port,
      path,
      method: "POST",
      headers: { host: "localhost", ...headers, ...(isMember && { cookie }) },
    });
    // The server may end the connection while the client still sends.
    sending.on("error", () => undefined);
    let isClosed = false;
    sending.on("socket", (socket) => socket.once("close", () => (isClosed = true)));
    const send = () => {
      if (!isClosed) sending.write(CHUNK, () => setTimeout(send, 2));
    };
    send();
    onTestFinished(() => void sending.destroy());
    let received: { answer: IncomingMessage; body: string } | null = null;
    sending.on("response", (answer) => {
      void text(answer).then((body) => (received = { answer, body }));
    });
    await expect
      .poll(() => received && [received.answer.statusCode, JSON.parse(received.body).error], SOON)
      .toEqual([status, code]);
    expect(received).toMatchObject({ answer: { headers: { connection: "close" } } });
    await expect.poll(() => isClosed, SOON).toBe(true);
  },
);
