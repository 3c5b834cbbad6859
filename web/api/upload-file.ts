import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { ApiError, OfflineError } from "./api.ts";
import { fieldsOf } from "./fields-of.ts";

interface UploadOptions {
  /** How much has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file to an endpoint that takes one. XMLHttpRequest, because fetch does not report how much it
 * has sent. Throws as the other calls do, and an AbortError once cancelled.
 */
export function uploadFile(
  url: string,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.responseType = "json";
    request.setRequestHeader(REQUEST_TYPE_HEADER, REQUEST_TYPE_CLIENT);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", (event) => onProgress(event.loaded / event.total));
    request.addEventListener("load", () => {
      const { error, message } = fieldsOf(request.response);
      if (request.status < 400) resolve(request.response);
      else if (typeof error === "string" && typeof message === "string") {
        // The server sends only the codes of the contract.
        reject(new ApiError(request.status, request.response));
      } else reject(new ApiError(request.status, { error: "unavailable", message: "" }));
    });
    request.addEventListener("error", () => reject(new OfflineError("no answer")));
    request.addEventListener("abort", () => reject(new DOMException("cancelled", "AbortError")));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
