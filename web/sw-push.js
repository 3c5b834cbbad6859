// The service worker: shows pushes, opens the page of one that is pressed, and keeps the badge of the
// installed site. The server serves this file at /sw-push.js as it is.

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

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) =>
  event.waitUntil(Promise.all([show(event.data.json()), updateBadge()])),
);
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.url));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(resubscribe(event)));
