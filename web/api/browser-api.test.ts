import { expect, test, vi } from "vitest";
import { browserApi } from "./browser-api.ts";

/** A server with a fixed response, and the requests it received. */
function aServer(status: number, body: unknown) {
  const requests: { url: string; headers: Headers }[] = [];
  const send = (url: unknown, init?: RequestInit) => {
    requests.push({ url: String(url), headers: new Headers(init?.headers) });
    return Promise.resolve(Response.json(body, { status }));
  };
  const loggedOut = vi.fn();
  return { requests, loggedOut, api: browserApi(loggedOut, send as typeof fetch) };
}

const sessionEnded = { error: "authentication_required", message: "Log in om verder te gaan." };

test("every call has the header that marks the site's own pages", async () => {
  const { requests, api } = aServer(200, { user: null });
  await api("GET /api/user.php", {});
  expect(requests.map(({ url }) => url)).toEqual(["/api/user.php"]);
  expect(requests[0]?.headers.get("X-Request-Type")).toBe("client");
});

test("403 authentication_required logs out, except from user.php", async () => {
  const { loggedOut, api } = aServer(403, sessionEnded);
  await expect(api("GET /api/user.php", {})).rejects.toMatchObject({ status: 403 });
  expect(loggedOut).not.toHaveBeenCalled();
  await expect(api("GET /api/chats.php", {})).rejects.toMatchObject({ status: 403 });
  expect(loggedOut).toHaveBeenCalledTimes(1);
});

test("another 403 does not log out", async () => {
  const { loggedOut, api } = aServer(403, { error: "conversation_limit", message: "" });
  await expect(api("GET /api/chats.php", {})).rejects.toMatchObject({ status: 403 });
  expect(loggedOut).not.toHaveBeenCalled();
});

test("a write without an idempotency id is sent once", async () => {
  const { requests, api } = aServer(503, { error: "unavailable", message: "" });
  const body = { language: "nl" } as const;
  await expect(api("PUT /api/user.php", { body })).rejects.toMatchObject({ status: 503 });
  expect(requests).toHaveLength(1);
});

// Chrome before 113 and Safari before 17 have no such property.
test("a call keeps its query if the browser does not know a query's size", async () => {
  const size = vi.spyOn(URLSearchParams.prototype, "size", "get");
  size.mockReturnValue(undefined as unknown as number);
  const { requests, api } = aServer(200, { counts: {} });
  await api("GET /api/counts", { query: { hidden: "yes" } });
  size.mockRestore();
  expect(requests.map(({ url }) => url)).toEqual(["/api/counts?hidden=yes"]);
});
