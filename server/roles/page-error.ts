import type { ErrorBody } from "#contract/errors.ts";

/** A refusal as pages know it; the built pages recognise it by its name (web/api/api.ts). */
export class PageError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.error);
    this.status = status;
    this.body = body;
  }
}
