import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";
import { chromiumLaunch, ensureChromium } from "#e2e/chromium.ts";
import { startEmbeddedPostgres } from "#tools/database/start-postgres.ts";
import { aFreePort } from "#tests/world/a-free-port.ts";
import { DEMO_PASSWORD, demoLogins } from "#world/demo/demo-logins.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { nextMessage, startScript, waitUntilReady } from "#bench/measured-app.ts";
import { recordTasks } from "./record-tasks.ts";
import { refillDecks, seedConversation } from "./seed.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** How many times slower than this machine a phone is. */
const SLOWER = 4;
const LONG_MS = 50;
const SCROLLED = 1_000;
const TYPED = 200;
const SWIPED = 20;
const SWIPE_MS = 600;

/** What one round of one action cost. */
export interface LongTasks {
  readonly action: string;
  readonly tasks: number;
  readonly long: number;
  readonly longest: number;
  /** Of the whole action, in seconds. */
  readonly seconds: number;
}

/**
 * Opens a conversation of `messages` messages on a slow phone, scrolls up, writes, searches and removes
 * it, and swipes the deck. A task is long if the main thread's processor time exceeds 50 ms.
 */
export async function measureLongTasks(rounds: number, messages: number): Promise<LongTasks[]> {
  const [site] = demoSites;
  // A free member reads seven days.
  const member = site && demoLogins(site).find(({ premium }) => premium);
  const email = member?.email ?? "";
  const dir = await mkdtemp(path.join(tmpdir(), "vonk-bench-"));
  const postgres = await startEmbeddedPostgres({ dir: path.join(dir, "postgres") });
  try {
    const data = path.join(dir, "data");
    await mkdir(data);
    const preparing = startScript("prepare-demo.ts", {});
    preparing.send({ tree: ROOT, url: postgres.url, dir: data });
    await nextMessage(preparing);
    const conversation = await seedConversation(postgres.url, email, messages);
    const port = await aFreePort();
    const env = { PORT: String(port), DATABASE_URL: postgres.url, DATA_DIR: data };
    const app = await waitUntilReady(startScript("app.ts", env, ["pages"]));
    await ensureChromium();
    const browser = await chromium.launch({ ...chromiumLaunch, args: ["--no-sandbox"] });
    const figures: LongTasks[] = [];
    for (let round = 0; round < rounds; round += 1) {
      /* oxlint-disable no-await-in-loop -- two at once would disturb each other */
      await refillDecks(postgres.url);
      figures.push(
        ...(await measureRound(browser, `http://localhost:${port}`, email, conversation)),
      );
      /* oxlint-enable no-await-in-loop */
    }
    await browser.close();
    await app[Symbol.asyncDispose]();
    return figures;
  } finally {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function measureRound(browser: Browser, origin: string, email: string, conversation: string) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: origin, viewport, hasTouch: true });
  await context.request.post("/api/user.php", {
    headers: { [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT },
    data: { email, password: DEMO_PASSWORD },
  });
  const figures: LongTasks[] = [];
  const slowPage = async () => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const measure = async (action: string, act: () => Promise<void>) => {
      figures.push(await measureAction(session, action, act));
    };
    return { page, measure };
  };
  const { page, measure } = await slowPage();
  await measure("open", () => open(page, `/chats/${conversation}`));
  await page.waitForTimeout(3_000);
  await measure("scroll up", () => scrollUp(page));
  // Playwright looks for the field in the page itself, which is no task of the page's.
  await page.getByRole("textbox", { name: /^Bericht aan/ }).focus();
  await measure("type", () => type(page));
  await measure("jump down", async () => {
    await page.getByRole("button", { name: "Naar het laatste bericht" }).click();
    await page.waitForTimeout(1_000);
  });
  await measure("search", () => search(page));
  await measure("remove and undo", () => removeAndUndo(page));
  await page.close();
  // A page of its own, because the deck would pay for the conversation's garbage collection.
  const deck = await slowPage();
  await open(deck.page, "/swipe-game");
  await deck.page.waitForTimeout(3_000);
  await deck.measure("swipe", () => swipe(deck.page));
  await context.close();
  return figures;
}

async function measureAction(session: CDPSession, action: string, act: () => Promise<void>) {
  const start = performance.now();
  let seconds = 0;
  const { durations } = await recordTasks(session, async () => {
    await act();
    seconds = (performance.now() - start) / 1_000;
  });
  return {
    action,
    tasks: durations.length,
    long: durations.filter((one) => one > LONG_MS).length,
    longest: durations.reduce((most, one) => Math.max(most, one), 0),
    seconds,
  };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** As a thumb does: a little at each frame, and on as soon as earlier messages are there. */
async function scrollUp(page: Page): Promise<void> {
  const messages = page.locator("[data-seq]");
  const first = Number(await messages.last().getAttribute("data-seq")) - SCROLLED;
  await page.mouse.move(195, 400);
  for (let turn = 0; turn < 1_000; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one movement after another
    await page.mouse.wheel(0, -800);
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForTimeout(30);
    // oxlint-disable-next-line no-await-in-loop
    if (turn % 10 === 0 && Number(await messages.first().getAttribute("data-seq")) <= first) return;
  }
  throw new Error("the conversation did not scroll so far");
}

/** Into the field that has the focus. */
async function type(page: Page): Promise<void> {
  await page.keyboard.type("Morgen weer. ".repeat(20).slice(0, TYPED), { delay: 40 });
}

/** A word of the oldest message, so that the search reads all. */
async function search(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Meer over het gesprek/ }).click();
  await page.getByRole("button", { name: "Zoeken in dit gesprek" }).click();
  await page.getByRole("searchbox").fill("Bericht 7.");
  await page.keyboard.press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Bericht 7\./ })
    .click();
  await page.locator("[data-chosen]").waitFor();
  await page.keyboard.press("Escape");
}

async function removeAndUndo(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Meer over het gesprek/ }).click();
  await page.getByRole("button", { name: "Gesprek verwijderen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Verwijderen" }).click();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await page.locator("[data-seq]").first().waitFor();
}

async function swipe(page: Page): Promise<void> {
  const box = await page.locator("[data-place='0']").boundingBox();
  if (!box) throw new Error("the deck has no card");
  for (let turn = 0; turn < SWIPED; turn += 1) {
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    /* oxlint-disable no-await-in-loop -- one card after another */
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x - 200, at.y, { steps: 10 });
    await page.mouse.up();
    await page.waitForTimeout(SWIPE_MS);
    /* oxlint-enable no-await-in-loop */
  }
}
