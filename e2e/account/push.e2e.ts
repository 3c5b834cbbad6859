import { expect, test, oncePerBrowser } from "#e2e/test.ts";
import type { BrowserContext, Page, Worker } from "@playwright/test";
import { confirmMember, signUpMember } from "#e2e/new-member.ts";
import { expectAccessible } from "#e2e/pages.ts";
import { pushMessage } from "#server/domains/notifications/push/push-message.ts";

const offer = (page: Page) =>
  page.getByText("Wil je op dit apparaat een seintje als iemand je schrijft?");

/** A headless browser denies notifications, whatever permissions it is given. */
const allowNotifications = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Notification, "permission", { get: () => "default" }),
  );

/** Opens a page that offers push. */
async function openOffer(page: Page): Promise<void> {
  await page.goto("/members");
  await page.evaluate(() => localStorage.setItem("hide-enrich-alert", String(Date.now())));
  await page.reload();
}

test("a dismissed offer of push does not come back", oncePerBrowser, async ({ browser }) => {
  const { page, context, email } = await signUpMember(browser, "Marieke", "female");
  await confirmMember(page, email);
  await allowNotifications(page);
  // One at a time: the photo comes first.
  await page.goto("/members");
  await expect(page.getByText(/^Bij je profiel staat nog geen foto/)).toBeVisible();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(offer(page)).toHaveCount(0);
  await openOffer(page);
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page);
  const strip = page.getByRole("complementary", { name: "Meldingen" }).filter({ has: offer(page) });
  await strip.getByRole("button", { name: "Sluiten" }).click();
  await expect(offer(page)).toHaveCount(0);
  const stored = await page.evaluate(() => localStorage.getItem("hide-push-notification-alert"));
  expect(Number(JSON.parse(stored ?? "0"))).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(offer(page)).toHaveCount(0);
  await context.close();
});

/** Agrees to notifications and subscribes, which a headless browser cannot, with this subscription. */
const agree = (context: BrowserContext, subscription: object) =>
  context.addInitScript((made) => {
    let permission: NotificationPermission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = () => Promise.resolve((permission = "granted"));
    PushManager.prototype.subscribe = () => Promise.resolve(made as PushSubscription);
  }, subscription);

/** What a worker showed and set as its badge since the stub replaced what a headless browser denies. */
interface Stubbed {
  shown: unknown[];
  badge: number | null;
}

const stub = (worker: Worker) =>
  worker.evaluate(() => {
    const stubbed: Stubbed = Object.assign(globalThis, { shown: [], badge: null });
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, options) =>
      void stubbed.shown.push({ title, ...options });
    navigator.setAppBadge = async (count = 0) => void (stubbed.badge = count);
  });

/** Hands a push to the page's service worker as the browser does. */
async function push(context: BrowserContext, page: Page, message: object): Promise<void> {
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devTools.send("ServiceWorker.enable");
  await devTools.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

test(
  "a member switches push on, and a push is shown, reloads the page and sets the app's badge",
  oncePerBrowser,
  async ({ browser }) => {
    const he = await signUpMember(browser, "Hendrik", "male");
    await confirmMember(he.page, he.email);
    const { page, context, email, id } = await signUpMember(browser, "Marieke", "female");
    await confirmMember(page, email);
    const service = `http://127.0.0.1:${process.env["E2E_SANDBOX_PORT"]}/push/subscriptions`;
    const subscription = (await (await page.request.post(service)).json()) as object;
    await agree(context, subscription);
    await openOffer(page);
    const started = context.waitForEvent("serviceworker");
    const saved = page.waitForRequest(/user\.php\?push=1$/);
    await page.getByRole("button", { name: "Aanzetten" }).click();
    expect((await saved).postDataJSON()).toEqual({ subscription: JSON.stringify(subscription) });
    await expect(page.getByText("Dit apparaat krijgt voortaan een seintje.")).toBeVisible();
    const worker = await started;
    await stub(worker);

    await he.page.goto(`/members/${id}`);
    await he.page.getByRole("button", { name: "Vind ik leuk" }).click();
    const message = pushMessage.parse({
      title: "Een nieuwe like bij Vonk",
      body: "Hendrik vindt je leuk",
      url: "/likes",
      tag: "activity",
      language: "nl",
    });
    await expect(page).toHaveTitle(/^\(1\)/);
    const reloaded = page.waitForResponse(/\/api\/counts$/);
    await push(context, page, message);
    await reloaded;
    const read = () =>
      worker.evaluate(() => {
        const { shown, badge } = globalThis as unknown as Stubbed;
        return { shown, badge };
      });
    await expect.poll(read).toMatchObject({
      shown: [{ title: message.title, body: message.body, data: { url: "/likes" }, silent: true }],
      badge: 1,
    });
    for (const one of [he.context, context]) await one.close();
  },
);
