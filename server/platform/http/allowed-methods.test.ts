import Fastify from "fastify";
import { expect, test } from "vitest";
import { createRouteLookup } from "./allowed-methods.ts";
import { handleErrors } from "./handle-errors.ts";

const server = Fastify();
handleErrors(server, {
  localize: (_request, { code }) => ({ locale: "en", body: { error: code, message: "" } }),
  logOutage: () => undefined,
});
const noRoute = createRouteLookup(server);
server.get("/api/chats/:id", () => "a chat");
server.put("/api/chats/:id", () => "a chat");
server.post("/api/chats/messages", () => "a message");
server.all("/api/*", (request) => {
  throw noRoute(request);
});
server.get("/media/*", (_request, reply) => {
  reply.callNotFound();
});
server.get("/*", () => "a page");
server.setNotFoundHandler((request) => {
  throw noRoute(request);
});

test.each([
  ["PATCH", "/api/chats/7", 405, "GET, HEAD, PUT"],
  ["DELETE", "/api/chats/7?really=yes", 405, "GET, HEAD, PUT"],
  ["PATCH", "/api/chats/messages", 405, "GET, HEAD, POST, PUT"],
  ["PROPFIND", "/api/chats/7", 405, "GET, HEAD, PUT"],
  ["OPTIONS", "/api/chats/7", 405, "GET, HEAD, PUT"],
  ["GET", "/api/nothing", 404, undefined],
  ["PATCH", "/api/nothing", 404, undefined],
  ["PATCH", "/api/chats/7/8", 404, undefined],
  ["POST", "/", 405, "GET, HEAD"],
  ["DELETE", "/members/7", 405, "GET, HEAD"],
  ["GET", "/media/missing.webp", 404, undefined],
  ["POST", "/media/missing.webp", 405, "GET, HEAD"],
])("%s %s returns %i and allows %s", async (method, url, status, allow) => {
  const answer = await server.inject({ method: method as "GET", url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([status, allow]);
});

test.each([
  ["GET", "/api/chats/7", "a chat"],
  ["PUT", "/api/chats/7", "a chat"],
  ["GET", "/members/7", "a page"],
])("%s %s is answered by its route", async (method, url, body) => {
  expect((await server.inject({ method: method as "GET", url })).body).toBe(body);
});
