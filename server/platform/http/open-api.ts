import { z } from "zod";
import { errorStatus } from "#contract/shared/errors.ts";
import type { ErrorCode } from "#contract/shared/errors.ts";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import type { Endpoint } from "#contract/shared/endpoint.ts";

type Json = Record<string, unknown>;

interface ApiSettings {
  readonly title: string;
  /** The cookie that holds the session. */
  readonly sessionCookie: string;
}

/** The OpenAPI 3.1 document of the endpoints, tagged by their group. */
export function createOpenApiDocument(
  groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>,
  { title, sessionCookie }: ApiSettings,
): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [tag, table] of Object.entries(groups)) {
    for (const [key, endpoint] of Object.entries(table)) {
      const [method = "GET", path = "/"] = key.split(" ");
      const operations = (paths[path.replace(/:(\w+)/g, "{$1}")] ??= {});
      operations[method.toLowerCase()] = {
        operationId: toOperationId(method, path),
        tags: [tag],
        ...operationOf(endpoint),
      };
    }
  }
  return {
    openapi: "3.1.0",
    info: { title, version: "1" },
    // The server that served the document.
    servers: [{ url: "/" }],
    tags: Object.keys(groups).map((name) => ({ name })),
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: sessionCookie } },
    },
    paths,
  };
}

/** `POST /api/chats/:id/read` is `postChatsByIdRead`. */
function toOperationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, "")
    .replace(/\.php$/, "")
    .replaceAll(":", "by-")
    .split(/[^a-zA-Z0-9]+/);
  return (
    method.toLowerCase() +
    words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")
  );
}

function operationOf(endpoint: Endpoint): Json {
  return {
    summary: endpoint.summary,
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...(endpoint.changes === "header" ? [requestTypeParameter] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, ...bodyOf(endpoint, endpoint.body) },
    }),
    responses: responsesOf(endpoint),
    // An empty requirement makes the session optional: visitors may call as well.
    security: endpoint.access === "member" ? [{ session: [] }] : [{}, { session: [] }],
  };
}

const requestTypeParameter = {
  name: REQUEST_TYPE_HEADER,
  in: "header",
  required: true,
  schema: { const: REQUEST_TYPE_CLIENT },
};

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function responsesOf(endpoint: Endpoint): Json {
  const { output } = endpoint;
  const success: Json = output
    ? { "200": { description: "Success", ...contentOf(schemaOf(output, "output")) } }
    : { "204": { description: "Nothing to give" } };
  const words: ErrorCode[] = [...endpoint.errors, "invalid_input", "malformed_request"];
  if (endpoint.access === "member") words.push("authentication_required");
  if (endpoint.changes) words.push("cross_site_request");
  if (endpoint.changes === "header") words.push("request_type_required");
  if (endpoint.limit) words.push("too_many_requests");
  const byStatus = Map.groupBy(words, (word) => errorStatus[word]);
  const errorResponses = [...byStatus].map(([status, list]) => [
    String(status),
    { description: list.join(", "), ...contentOf(errorSchema(list)) },
  ]);
  return { ...success, ...Object.fromEntries(errorResponses) };
}

function errorSchema(words: readonly ErrorCode[]): Json {
  return {
    type: "object",
    required: ["error", "message"],
    properties: { error: { enum: words }, message: { type: "string" }, fields: { type: "object" } },
  };
}

function bodyOf({ upload }: Endpoint, body: z.ZodType): Json {
  if (upload) return { content: { "application/octet-stream": {} } };
  return contentOf(schemaOf(body, "input"));
}

function contentOf(schema: Json): Json {
  return { content: { "application/json": { schema } } };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: "any" });
}
