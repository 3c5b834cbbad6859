import type { ErrorBody } from "#contract/shared/errors.ts";
import type { AppError } from "#server/platform/http/app-error.ts";

/** An error as pages know it; the built pages recognize it by its name (web/api/api.ts). */
export class PageError extends Error {
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
