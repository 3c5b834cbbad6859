import type { ErrorBody } from "#contract/shared/errors.ts";
import type { AppError } from "#server/platform/http/app-error.ts";

/** An error as pages know it. */
export class PageError extends Error {
  // oxlint-disable-next-line words/class-names -- built pages recognize it by this name (web/api/api.ts)
  override name = "ApiError";
  readonly status: number;
  readonly body: ErrorBody;
  readonly appError: AppError;

  constructor(appError: AppError, body: ErrorBody) {
    super(body.error);
    this.status = appError.status;
    this.body = body;
    this.appError = appError;
  }
}
