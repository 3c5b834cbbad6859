import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";

// The service worker with caches that last as long as a test.

const ORIGIN = "https://vonk.example";
const HOUR_MS = 3_600_000;
const source = readFileSync(new URL("./sw-push.js", import.meta.url), "utf8");

interface FetchEvent {
  readonly request: {
    readonly mode: string;
    readonly method: string;
    readonly url: string;
    readonly formData?: () => Promise<FormData>;
  };
  readonly preloadResponse?: Promise<Response>;
  readonly respondWith: (response: Promise<Response>) => unknown;
}

let stored: Map<string, Map<string, Response>>;
let onFetch: (event: FetchEvent) => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  stored = new Map();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return { put: async (path: string, response: Response) => void entries.set(path, response) };
  };
  const caches = {
    open,
    match: async (path: string, { cacheName }: { readonly cacheName: string }) =>
      stored.get(cacheName)?.get(path)?.clone(),
    delete: async (name: string) => stored.delete(name),
  };
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, handle: typeof onFetch) => {
      if (name === "fetch") onFetch = handle;
    },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- our own file, which is no module
  new Function("self", "caches", source)(self, caches);
});

/** What the worker answers; null if it leaves the request to the browser. */
async function request(event: Omit<FetchEvent, "respondWith">): Promise<Response | null> {
  let answer: Promise<Response> | null = null;
  onFetch({ ...event, respondWith: (response) => (answer = response) });
  return answer;
}

function share(...files: readonly (File | string)[]) {
  const form = new FormData();
  for (const file of files) form.append("photo", file);
  const formData = async () => form;
  return request({
    request: { mode: "navigate", method: "POST", url: `${ORIGIN}/share`, formData },
  });
}

/** Opens a page of a session, or of a visitor. */
function openPage(session: string | null) {
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  if (session) headers.set("server-timing", `session;desc="${session}"`);
  return request({
    request: { mode: "navigate", method: "GET", url: `${ORIGIN}/share` },
    preloadResponse: Promise.resolve(new Response("", { headers })),
  });
}

const aPhoto = (name = "tuin.jpg", text = "a garden") =>
  new File([text], name, { type: "image/jpeg" });
const sharedPhoto = () => stored.get("shared-photo");
const readData = async () => await sharedPhoto()?.get("/share/data")?.clone().json();

test("a shared photo is stored on the device, and the page that sends it opens", async () => {
  const answer = await share(aPhoto());
  expect([answer?.status, answer?.headers.get("location")]).toEqual([303, `${ORIGIN}/share`]);
  const file = sharedPhoto()?.get("/share/file");
  expect(file?.headers.get("content-type")).toBe("image/jpeg");
  expect(await file?.text()).toBe("a garden");
  expect(await readData()).toEqual({ name: "tuin.jpg", count: 1, at: 0 });
});

test("of several photos the first is stored, with how many there were", async () => {
  await share(aPhoto(), aPhoto("zee.jpg", "the sea"));
  expect(await readData()).toMatchObject({ name: "tuin.jpg", count: 2 });
  expect(await sharedPhoto()?.get("/share/file")?.text()).toBe("a garden");
});

test.each([
  ["nothing", []],
  ["a text", ["https://elsewhere.example/"]],
  ["an empty file", [aPhoto("leeg.jpg", "")]],
])("sharing %s stores nothing and drops an earlier photo", async (_, files) => {
  await share(aPhoto());
  expect((await share(...files))?.status).toBe(303);
  expect(sharedPhoto()).toBeUndefined();
});

test("a share that cannot be read opens the page with nothing stored", async () => {
  await share(aPhoto());
  const formData = () => Promise.reject(new TypeError("no multipart"));
  const event = { mode: "navigate", method: "POST", url: `${ORIGIN}/share`, formData };
  expect((await request({ request: event }))?.status).toBe(303);
  expect(sharedPhoto()).toBeUndefined();
});

test("a form of another page goes to the server", async () => {
  const event = { mode: "navigate", method: "POST", url: `${ORIGIN}/login` };
  expect(await request({ request: event })).toBeNull();
});

test("a photo shared before log-in waits for the session, and then goes with it", async () => {
  await share(aPhoto());
  await openPage(null);
  expect(sharedPhoto()).toBeDefined();
  await openPage("hers");
  await openPage("hers");
  expect(await readData()).toMatchObject({ session: "hers" });
  await openPage(null);
  expect(sharedPhoto()).toBeUndefined();
});

test("another session drops the photo", async () => {
  await share(aPhoto());
  await openPage("hers");
  await openPage("his");
  expect(sharedPhoto()).toBeUndefined();
});

test("a photo that a member has seen after log-in is dropped once she is logged out", async () => {
  await share(aPhoto());
  sharedPhoto()?.set("/share/data", Response.json({ ...(await readData()), member: "m1" }));
  await openPage(null);
  expect(sharedPhoto()).toBeUndefined();
});

test("a photo is dropped after an hour", async () => {
  await share(aPhoto());
  vi.setSystemTime(HOUR_MS);
  await openPage("hers");
  expect(sharedPhoto()).toBeDefined();
  vi.setSystemTime(HOUR_MS + 1);
  await openPage("hers");
  expect(sharedPhoto()).toBeUndefined();
});
