import type { EndpointKey } from "#contract/shared/endpoint.ts";

const call = "POST /api/page-hidden.php" satisfies EndpointKey;

/** The parts of the document it uses. */
interface PageVisibility extends Pick<Document, "addEventListener" | "visibilityState"> {
  readonly defaultView: { readonly navigator: Pick<Navigator, "sendBeacon"> } | null;
}

/** Sends the server a beacon when the page becomes hidden. */
export function sendPageHidden(page: PageVisibility): void {
  page.addEventListener("visibilitychange", () => {
    if (page.visibilityState !== "hidden") return;
    const body = new Blob(["{}"], { type: "application/json" });
    page.defaultView?.navigator.sendBeacon(call.slice("POST ".length), body);
  });
}
