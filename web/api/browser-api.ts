import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/endpoint.ts";
import type { ErrorBody } from "#contract/errors.ts";
import { ApiError, OfflineError } from "./api.ts";
import type { Api, Key } from "./api.ts";
import { withRetries } from "./retry.ts";

interface Parts {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
}

/** Writes that a second try cannot double: the server knows them by their id. */
const carriesItsId: readonly string[] = [
  "POST /api/chats/messages",
  "POST /api/signup",
] satisfies readonly Key[];

/**
 * The contract over the network. `onLoggedOut` hears of a 403 authentication_required from any
 * call but user.php, which answers it to every visitor.
 */
export function browserApi(onLoggedOut: () => void, send: typeof fetch = fetch): Api {
  return (key, input) => {
    const parts = input as Parts;
    const [method = "GET", address = "/"] = key.split(" ");
    const url = addressOf(address, parts);
    const request = async () => {
      const response = await send(url, {
        method,
        headers: {
          [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT,
          ...(parts.body !== undefined && { "content-type": "application/json" }),
        },
        ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
        // A removal is still sent when the page is left.
        keepalive: method === "DELETE",
      }).catch((error: unknown) => {
        throw new OfflineError("no answer", { cause: error });
      });
      if (response.ok) return response.status === 204 ? undefined : response.json();
      const error = new ApiError(response.status, await bodyOf(response));
      if (error.body.error === "authentication_required" && !url.startsWith("/api/user.php")) {
        onLoggedOut();
      }
      throw error;
    };
    // Logging out is a GET by its path and safe to repeat; other changes carry their own id or run once.
    const repeatable = method === "GET" || carriesItsId.includes(key);
    // The server closes every answer by the endpoint's output shape.
    return withRetries(request, repeatable) as ReturnType<Api> as never;
  };
}

function addressOf(address: string, { query, params }: Parts): string {
  const [path = "", fixed] = address.split("?");
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ""),
  );
  const search = new URLSearchParams(fixed);
  for (const [name, value] of Object.entries(query ?? {})) search.set(name, value);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function bodyOf(response: Response): Promise<ErrorBody> {
  const fallback: ErrorBody = {
    error: response.status >= 500 ? "unavailable" : "unexpected",
    message: "",
  };
  try {
    const body = (await response.json()) as Partial<ErrorBody>;
    return body.error ? { ...fallback, ...body } : fallback;
  } catch {
    return fallback;
  }
}
