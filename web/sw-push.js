// The service worker: shows pushes, opens the page of one that is pressed, keeps the badge of the
// installed site, and opens its offline page without network. The server serves this file at
// /sw-push.js as it is.

/**
 * Counts through the network, because a push may be older than what the member has read since. The
 * badge is an extra: what fails here fails in silence.
 */
async function updateBadge() {
  try {
    const response = await fetch("/api/counts?hidden=yes", {
      headers: { "x-request-type": "client" },
    });
    if (!response.ok) return;
    const { messages, likes } = await response.json();
    await navigator.setAppBadge(messages + likes);
  } catch {
    // No network, no session, or no badge on this device.
  }
}

const listPages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

async function show(message) {
  const pages = await listPages();
  for (const page of pages) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client is no window and takes none
    page.postMessage({ is: "pushed", message });
  }
  // Browsers require a notification for every push; it stays silent for a member who is here.
  const silent = pages.some((page) => page.visibilityState === "visible");
  await self.registration.showNotification(message.title, {
    body: message.body,
    lang: message.language,
    tag: message.tag,
    icon: "/apple-touch-icon.png",
    data: { url: message.url },
    ...(silent ? { silent } : { renotify: true }),
  });
}

async function openPage(path) {
  const url = new URL(path, self.location.origin).href;
  const [page] = await listPages();
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  return page.navigate(url).catch(() => self.clients.openWindow(url));
}

/** The browser replaces a subscription when its push service does. */
async function resubscribe({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  if (!newSubscription && !options) return;
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  await fetch("/api/user.php?push=1", {
    method: "POST",
    headers: { "content-type": "application/json", "x-request-type": "client" },
    body: JSON.stringify({ subscription: JSON.stringify(subscription) }),
  });
}

// The names are also in web/features/offline/offline-copy.ts, which stores these pages.
const OFFLINE_PAGE = "/offline";
const CONVERSATIONS = "offline-conversations";
const SHELL = "offline-shell";

const findOfflinePage = (cacheName) => caches.match(OFFLINE_PAGE, { cacheName });

/** Opens a page from the network, never from a cache of ours; without network the offline page. */
async function openOnlineOrOffline(event) {
  let response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const offline = (await findOfflinePage(CONVERSATIONS)) ?? (await findOfflinePage(SHELL));
    if (offline) return offline;
    throw error;
  }
  await dropConversationsOfOthers(response);
  return response;
}

/** Each page names its session, so a copy from another one is dropped, or if there is none any more. */
async function dropConversationsOfOthers(response) {
  const isPage = response.ok && response.headers.get("content-type")?.startsWith("text/html");
  const copy = isPage && (await findOfflinePage(CONVERSATIONS));
  if (!copy) return;
  const [, session] = /session;desc="([^"]+)"/.exec(response.headers.get("server-timing")) ?? [];
  if (copy.headers.get("session") !== session) await caches.delete(CONVERSATIONS);
}

async function activate() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(openOnlineOrOffline(event));
});
self.addEventListener("push", (event) =>
  event.waitUntil(Promise.all([show(event.data.json()), updateBadge()])),
);
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.url));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(resubscribe(event)));
