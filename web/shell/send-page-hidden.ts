import type { EndpointKey } from "#contract/endpoint.ts";

const call = "POST /api/page-hidden.php" satisfies EndpointKey;

/** What of the browser's document it needs. */
interface Hiding extends Pick<Document, "addEventListener" | "visibilityState"> {
  readonly defaultView: { readonly navigator: Pick<Navigator, "sendBeacon"> } | null;
}

/** Tells the server, without waiting for an answer, that the page became hidden. */
export function sendPageHidden(page: Hiding): void {
  page.addEventListener("visibilitychange", () => {
    if (page.visibilityState !== "hidden") return;
    const body = new Blob(["{}"], { type: "application/json" });
    page.defaultView?.navigator.sendBeacon(call.slice("POST ".length), body);
  });
}
