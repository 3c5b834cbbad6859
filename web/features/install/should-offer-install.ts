import type { InstallState } from "./install-state.ts";

/** The offer comes on another day than the first one, when the member knows the site. */
const WAIT_MS = 20 * 3_600_000;

interface Visit {
  readonly state: InstallState;
  /** When this device first showed the site to a member, in epoch milliseconds; null if just now. */
  readonly firstAt: number | null;
  readonly now: number;
}

/** Whether to offer the installation. Other browsers have no question of their own: they are for the settings. */
export function shouldOfferInstall({ state, firstAt, now }: Visit): boolean {
  const isPossible = state === "promptable" || state === "share_menu";
  return isPossible && firstAt !== null && now - firstAt >= WAIT_MS;
}
