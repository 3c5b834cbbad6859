import { expect, test } from "vitest";
import type { RequestContext } from "#server/domains/request-context.ts";
import { createPageCache } from "./page-cache.ts";

// The parts of a visit that the cache reads.
const visit = {
  site: {},
  member: null,
  at: new Date("2026-11-21T12:00:00Z"),
  locale: "nl",
  country: null,
  userAgent: null,
  cookies: { get: () => undefined },
} as unknown as RequestContext;

const page = (n: number) => new URL(`http://localhost/${n}`);

test("only the last 500 addresses are stored", () => {
  const cache = createPageCache();
  for (let n = 1; n <= 501; n += 1) {
    cache.store(visit, page(n), { html: `page ${n}`, isListed: true });
  }
  expect(cache.find(visit, page(1))).toBeNull();
  expect(cache.find(visit, page(2))?.html.toString()).toBe("page 2");
  expect(cache.find(visit, page(501))?.html.toString()).toBe("page 501");
});

test("a changed profile drops the pages that show it, and no other", () => {
  const cache = createPageCache();
  cache.store(visit, page(1), { html: "<a href=/members/marijke>", isListed: true });
  cache.store(visit, page(2), { html: "<a href=/members/els>", isListed: true });
  cache.dropPagesOf("marijke");
  expect(cache.find(visit, page(1))).toBeNull();
  expect(cache.find(visit, page(2))).not.toBeNull();
});
