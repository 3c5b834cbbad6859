// The service worker: shows pushes, opens the page of one that is pressed, keeps the badge of the
// installed site, opens its offline page without network, and receives photos that other apps share.
// The server serves this file at
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
    // oldest browsers: no badge, as the rejection below.
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
  if (response.ok && response.headers.get("content-type")?.startsWith("text/html")) {
    // Each page names its session.
    const [, session] = /session;desc="([^"]+)"/.exec(response.headers.get("server-timing")) ?? [];
    await Promise.all([dropConversationsOfOthers(session), claimSharedPhoto(session)]);
  }
  return response;
}

/** Drops a copy from another session, or if there is none any more. */
async function dropConversationsOfOthers(session) {
  const copy = await findOfflinePage(CONVERSATIONS);
  if (copy && copy.headers.get("session") !== session) await caches.delete(CONVERSATIONS);
}

// The names are also in web/features/chat/share/shared-photo.ts, which reads the photo.
const SHARED_PHOTO = "shared-photo";
const SHARE_PAGE = "/share";
const SHARED_FILE = "/share/file";
const SHARED_DATA = "/share/data";
const SHARED_MS = 3_600_000;

/** Stores a photo that another app shared, on this device only, and opens the page that sends it. */
async function receiveShare(request) {
  try {
    await caches.delete(SHARED_PHOTO);
    const form = await request.formData();
    const files = form.getAll("photo").filter((one) => typeof one !== "string" && one.size > 0);
    if (files.length > 0) await storeSharedPhoto(files);
  } catch {
    // Unreadable, or no room on this device: the page says that there is no photo.
    await caches.delete(SHARED_PHOTO).catch(() => false);
  }
  return Response.redirect(new URL(SHARE_PAGE, self.location.origin), 303);
}

async function storeSharedPhoto([photo, ...others]) {
  const cache = await caches.open(SHARED_PHOTO);
  await cache.put(SHARED_FILE, new Response(photo, { headers: { "content-type": photo.type } }));
  const data = { name: photo.name, count: others.length + 1, at: Date.now() };
  await cache.put(SHARED_DATA, Response.json(data));
}

/**
 * The photo belongs to the session of the next page, because it may have been shared before log-in. It
 * is dropped after an hour, in another session, and once that session has ended.
 */
async function claimSharedPhoto(session) {
  const stored = await caches.match(SHARED_DATA, { cacheName: SHARED_PHOTO });
  if (!stored) return;
  const data = await stored.json();
  const isOld = Math.abs(Date.now() - data.at) > SHARED_MS;
  // Log-in loads no page, so the page names the member before a session is known here.
  const isOfOther = data.session ? data.session !== session : data.member && !session;
  if (isOld || isOfOther) await caches.delete(SHARED_PHOTO);
  else if (session && !data.session) {
    const cache = await caches.open(SHARED_PHOTO);
    await cache.put(SHARED_DATA, Response.json({ ...data, session }));
  }
}

async function activate() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  if (mode !== "navigate") return;
  if (method === "GET") event.respondWith(openOnlineOrOffline(event));
  else if (new URL(url).pathname === SHARE_PAGE) event.respondWith(receiveShare(event.request));
});
self.addEventListener("push", (event) =>
  event.waitUntil(Promise.all([show(event.data.json()), updateBadge()])),
);
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.url));
});
// oldest browsers: the next visit subscribes again.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(resubscribe(event)));
