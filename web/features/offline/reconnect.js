// Runs in the offline page, which contains it: web/features/offline/store-offline-pages.ts.

const RETRY_MS = 10_000;

/** @returns {NodeListOf<HTMLDetailsElement>} */
const listConversations = () => document.querySelectorAll("details");

/** Loads the page again, or the conversation that the member is reading, once there is a network. */
async function reconnect() {
  if (document.hidden) return;
  try {
    // The smallest file that is never stored in between.
    const response = await fetch("/sw-push.js", { cache: "no-store" });
    if (!response.ok) return;
  } catch {
    return;
  }
  const reading = [...listConversations()].find((one) => one.open);
  location.replace(reading?.dataset.path ?? location.href);
}

for (const one of listConversations()) {
  if (one.dataset.path === location.pathname) one.open = true;
}
window.addEventListener("online", () => void reconnect());
document.addEventListener("visibilitychange", () => void reconnect());
setInterval(() => void reconnect(), RETRY_MS);
