import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";

/** If it were shorter, all the members' retries would slow down the restart that they wait for. */
export const RETRY_MS = 100;

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Returns the response; null if there was none or it calls for a retry. */
export async function callApi(
  url: string,
  cookie: string,
  method: "GET" | "POST",
  body?: object,
): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        "content-type": "application/json",
        cookie,
        [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    const answered: unknown = await response.json();
    if (response.status >= 500 || response.status === 429) return null;
    return { status: response.status, body: answered };
  } catch (error) {
    const broken = error instanceof TypeError || error instanceof SyntaxError;
    if (broken || (error as Error).name === "TimeoutError") return null;
    throw error;
  }
}
