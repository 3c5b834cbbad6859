import { Agent, get } from "node:http";
import { expect, test } from "vitest";
import { aFreePort } from "#tests/world/a-free-port.ts";
import { testApp } from "#tests/test-app.ts";
import { closeWebServer } from "./drain.ts";

// A busy machine takes more than half a second to notice that the server is no longer ready.
const app = testApp({ DRAIN_SECONDS: "3" });

/** One request over a kept-alive connection: its status or error code. */
function request(agent: Agent, port: number, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    get({ agent, port, path, host: "127.0.0.1" }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    }).once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? ""));
  });
}

test("a stop first makes /readyz fail and cuts off no kept-alive connection", async () => {
  const port = await aFreePort();
  await app.server.listen({ port, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  expect(await request(agent, port, "/readyz")).toBe(200);
  const answers: (number | string)[] = [];
  const balancer = { isReady: true };
  // Clients behind a load balancer: they connect as long as it finds the server ready.
  const clients = Array.from({ length: 8 }, async () => {
    while (balancer.isReady) answers.push(await request(agent, port, "/api/openapi.json"));
  });
  const checkReadiness = async () => {
    while (balancer.isReady) balancer.isReady = (await request(agent, port, "/readyz")) === 200;
  };
  await expect.poll(() => answers.length).toBeGreaterThan(20);
  const checking = checkReadiness();
  const closing = closeWebServer(app.server, app.context);
  await checking;
  expect(await request(agent, port, "/healthz")).toBe(200);
  await Promise.all([...clients, closing]);

  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await request(agent, port, "/healthz")).toBe("ECONNREFUSED");
});
