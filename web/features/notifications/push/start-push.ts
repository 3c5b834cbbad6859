import type { LivePage } from "#web/features/live/live-handlers.ts";
import { countsKey } from "#web/site/queries.ts";
import type { Counts } from "#web/site/queries.ts";
import { setLastMessage } from "./push-state.ts";
import type { PushedMessage } from "./push-state.ts";

/** What the service worker sends its pages. */
interface Pushed {
  readonly is: "pushed";
  readonly message: PushedMessage;
}

interface PushPage {
  readonly queryClient: LivePage["queryClient"];
  readonly navigator: {
    /** Missing outside https. */
    readonly serviceWorker?: Pick<EventTarget, "addEventListener" | "removeEventListener">;
    /** Missing where the browser has no badges. */
    setAppBadge?(count: number): Promise<void>;
  };
  /** Reloads what the page shows. */
  readonly reload: () => void;
}

/** Reloads when a push arrives and keeps the app's badge right, until it is stopped. */
export function startPush({ queryClient, navigator, reload }: PushPage): () => void {
  const receive = (event: Event) => {
    const { data } = event as MessageEvent<Pushed | undefined>;
    if (data?.is !== "pushed") return;
    setLastMessage(data.message);
    reload();
  };
  navigator.serviceWorker?.addEventListener("message", receive);
  let shown: number | null = null;
  const showBadge = () => {
    const counts: Counts | undefined = queryClient.getQueryData(countsKey);
    const sum = counts ? counts.messages + counts.likes : shown;
    if (sum === null || sum === shown) return;
    shown = sum;
    // The badge is an extra: a browser may forbid it.
    navigator.setAppBadge?.(sum).catch(() => undefined);
  };
  showBadge();
  const unsubscribe = queryClient.getQueryCache().subscribe(showBadge);
  return () => {
    navigator.serviceWorker?.removeEventListener("message", receive);
    unsubscribe();
  };
}
