import { createListeners } from "#ui/listeners.ts";
import { INSTALLED, isInstalled } from "#web/site/use-media-query.ts";

/** How this window can become the installed app: by the browser's own question, by hand, or it is one. */
export type InstallState = "installed" | "promptable" | "share_menu" | "browser_menu";

/** Chromium's event, which no standard has: it shows the browser's question, once. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/** `entry-early.ts` stores the event, which may come before the program. */
interface InstallWindow {
  installPrompt?: InstallPrompt | undefined;
}

/** Only Safari on iPhones and iPads has it, and no event. */
interface HomeScreenNavigator {
  readonly standalone?: boolean;
}

const { subscribe, notify } = createListeners();

export function readInstallState(): InstallState {
  if (isInstalled()) return "installed";
  if ((window as InstallWindow).installPrompt) return "promptable";
  return (navigator as HomeScreenNavigator).standalone === false ? "share_menu" : "browser_menu";
}

/** Calls the listener when the state changes, until the returned function is called. */
export function watchInstallState(changed: () => void): () => void {
  const mode = window.matchMedia(INSTALLED);
  const unsubscribe = subscribe(changed);
  mode.addEventListener("change", changed);
  window.addEventListener("beforeinstallprompt", changed);
  window.addEventListener("appinstalled", drop);
  return () => {
    unsubscribe();
    mode.removeEventListener("change", changed);
    window.removeEventListener("beforeinstallprompt", changed);
    window.removeEventListener("appinstalled", drop);
  };
}

/** Shows the browser's question. Returns whether the member agreed. */
export async function install(): Promise<boolean> {
  const { installPrompt } = window as InstallWindow;
  drop();
  return (await installPrompt?.prompt())?.outcome === "accepted";
}

/** The event works once, and not after the installation. */
function drop(): void {
  (window as InstallWindow).installPrompt = undefined;
  notify();
}
