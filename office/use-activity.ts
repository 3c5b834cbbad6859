import { useEffect } from "react";
import { api } from "./office-api.ts";

const MINUTE_MS = 60_000;

/**
 * Reports that somebody uses the open page, at most once a minute. The page also reloads its queue
 * by itself, which extends neither the session nor the claims on photos.
 */
export function useActivity(): void {
  useEffect(() => {
    let reportedAt = 0;
    const report = () => {
      if (Date.now() - reportedAt < MINUTE_MS) return;
      reportedAt = Date.now();
      // A session that is over shows the sign-in page; after an outage the next key reports again.
      api("PUT /api/office/session", {}).catch(() => undefined);
    };
    report();
    const events = ["keydown", "pointerdown"] as const;
    for (const event of events) document.addEventListener(event, report);
    return () => {
      for (const event of events) document.removeEventListener(event, report);
    };
  }, []);
}
