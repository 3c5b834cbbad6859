import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import type { ErrorBody } from "#contract/shared/errors.ts";
import { ApiError, OfflineError } from "./api.ts";
import type { Api, Key } from "./api.ts";
import { fieldsOf } from "./fields-of.ts";
import { withRetries } from "./retry.ts";

interface RequestParts {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
}

/** Writes with an id by which the server recognises a retry. */
const idempotentWrites: readonly string[] = [
  "POST /api/chats/messages",
  "POST /api/signup",
] satisfies readonly Key[];

/**
 * Calls the contract over the network. A 403 authentication_required means that the session ended and
 * calls `onLoggedOut`, except from user.php, which returns it to every visitor.
 */
export function browserApi(onLoggedOut: () => void, send: typeof fetch = fetch): Api {
  return (key: Key, input: unknown) => {
    // Api types each key's input by the contract; these are the parts any input can have.
    const parts = input as RequestParts;
    const [method = "GET", path = "/"] = key.split(" ");
    const url = buildUrl(path, parts);
    const request = async () => {
      const response = await send(url, {
        method,
        headers: {
          [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT,
          ...(parts.body !== undefined && { "content-type": "application/json" }),
        },
        ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
        // A delete has to arrive even if the member leaves the page.
        keepalive: method === "DELETE",
      }).catch((error: unknown) => {
        throw new OfflineError("no answer", { cause: error });
      });
      // The server has validated the response against the endpoint's schema.
      if (response.ok) return response.status === 204 ? undefined : response.json();
      const error = new ApiError(response.status, await readErrorBody(response));
      if (error.body.error === "authentication_required" && !url.startsWith("/api/user.php")) {
        onLoggedOut();
      }
      throw error;
    };
    // logout.php is a GET that changes state, and safe to repeat.
    return withRetries(request, method === "GET" || idempotentWrites.includes(key));
  };
}

function buildUrl(path: string, { query, params }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ""),
  );
  const search = String(new URLSearchParams(query));
  return search !== "" ? `${filled}?${search}` : filled;
}

/** A proxy may respond with its own page instead of an error body. */
async function readErrorBody(response: Response): Promise<ErrorBody> {
  const body: unknown = await response.json().catch(() => null);
  if (isErrorBody(body)) return body;
  return { error: response.status >= 500 ? "unavailable" : "unexpected", message: "" };
}

function isErrorBody(body: unknown): body is ErrorBody {
  const { error, message } = fieldsOf(body);
  return typeof error === "string" && typeof message === "string";
}
