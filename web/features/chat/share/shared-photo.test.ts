import { beforeEach, expect, test, vi } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { readSharedPhoto } from "./shared-photo.ts";

const [she, he] = ["her" as MemberId, "him" as MemberId];
let stored: Map<string, Response>;

/** Stores a photo as the service worker does. */
beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  stored = new Map([
    ["/share/file", new Response("a garden", { headers: { "content-type": "image/jpeg" } })],
    ["/share/data", Response.json({ name: "tuin.jpg", count: 2, at: 0 })],
  ]);
  const caches = {
    match: async (path: string) => stored.get(path)?.clone(),
    open: async () => ({ put: async (path: string, one: Response) => void stored.set(path, one) }),
    delete: async () => stored.clear(),
  };
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("window", { caches });
});

test("a shared photo is read with its name and type, and how many there were", async () => {
  const shared = await readSharedPhoto(she);
  expect(shared?.count).toBe(2);
  expect([shared?.file.name, shared?.file.type]).toEqual(["tuin.jpg", "image/jpeg"]);
  expect(await shared?.file.text()).toBe("a garden");
});

test("a photo that one member has seen is removed for another", async () => {
  await readSharedPhoto(she);
  expect(await readSharedPhoto(she)).not.toBeNull();
  expect(await readSharedPhoto(he)).toBeNull();
  expect(stored.size).toBe(0);
});

test("a photo is removed after an hour", async () => {
  vi.setSystemTime(3_600_000);
  expect(await readSharedPhoto(she)).not.toBeNull();
  vi.setSystemTime(3_600_001);
  expect(await readSharedPhoto(she)).toBeNull();
  expect(stored.size).toBe(0);
});

test("without a shared photo there is none", async () => {
  stored.clear();
  expect(await readSharedPhoto(she)).toBeNull();
});

test("a photo that is removed while it is read again stays removed", async () => {
  await readSharedPhoto(she);
  const match = caches.match.bind(caches);
  vi.spyOn(caches, "match").mockImplementation(async (path) => {
    const found = await match(path);
    if (path === "/share/file") stored.clear();
    return found;
  });
  await readSharedPhoto(she);
  expect(stored.size).toBe(0);
});
