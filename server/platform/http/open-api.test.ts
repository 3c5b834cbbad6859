import { expect, test } from "vitest";
import { endpointGroups } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/shared/endpoint.ts";
import { createOpenApiDocument } from "./open-api.ts";

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
}

const document = createOpenApiDocument(endpointGroups, {
  title: "Vonk",
  sessionCookie: "__Host-session",
});
const paths = document["paths"] as Record<string, Record<string, Operation>>;
const endpoints = Object.entries(endpointGroups).flatMap(([group, table]) =>
  Object.entries<Endpoint>(table).map(([key, endpoint]) => ({ group, key, endpoint })),
);

test.each(endpoints)(
  "$key is documented with an id, its domain and its access",
  ({ group, key, endpoint }) => {
    const [method = "", path = ""] = key.split(" ");
    const operation = paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    expect(operation?.operationId).toMatch(/^(get|post|put|delete)([A-Z][a-z0-9]*)+$/);
    expect(operation?.tags).toEqual([group]);
    const session = { session: [] };
    expect(operation?.security).toEqual(endpoint.access === "member" ? [session] : [{}, session]);
  },
);

test("operation ids are unique, and name parameters", () => {
  const ids = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(ids).toContain("postChatsByIdRead");
  expect(new Set(ids).size).toBe(ids.length);
});

test("the document names its server, its tags and the session cookie", () => {
  expect(document).toMatchObject({
    servers: [{ url: "/" }],
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "__Host-session" } },
    },
  });
  expect(document["tags"]).toEqual(Object.keys(endpointGroups).map((name) => ({ name })));
});
