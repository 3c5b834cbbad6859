import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { ensureChromium } from "#e2e/chromium.ts";
import { logIn, sites } from "#e2e/pages.ts";
// oxlint-disable-next-line import/no-relative-parent-imports -- the root has no #name
import config from "../playwright.config.ts";

/**
 * Takes the README's screenshots into `docs/pictures/` from a running demo: `node tools/start.mjs
 * tools/take-pictures.ts [http://localhost:3000]`.
 */
const base = process.argv[2] ?? "http://localhost:3000";
const dir = fileURLToPath(new URL("../docs/pictures/", import.meta.url));

interface Picture {
  readonly site: string;
  /** Logged in as the site's first demo member; otherwise as a visitor. */
  readonly member?: true;
  readonly path: string;
  readonly dark?: true;
  /** The link to click before the screenshot. */
  readonly follow?: string;
}

const person = 'main a[href^="/members/"]';
const phones: readonly Picture[] = [
  { site: "vonk", path: "/" },
  { site: "vonk", member: true, path: "/members", follow: person },
  { site: "vonk", member: true, path: "/chats", follow: 'main a[href^="/chats/"]' },
  { site: "vonk", member: true, path: "/credits", dark: true },
];
const desktop: Picture = { site: "second-spring", member: true, path: "/members" };

await ensureChromium();
const browser = await chromium.launch(config.use?.launchOptions);
await mkdir(dir, { recursive: true });
await sideBySide(await inTurn(phones, (one) => take(one, { width: 390, height: 844 })));
await save(sharp(await take(desktop, { width: 1280, height: 800 })), "desktop", 1280);
await browser.close();

interface Size {
  readonly width: number;
  readonly height: number;
}

async function take(picture: Picture, viewport: Size): Promise<Buffer> {
  const site = sites.find(({ id }) => id === picture.site);
  if (!site) throw new Error(`The demo has no site ${picture.site}.`);
  const context = await browser.newContext({
    baseURL: site.at(base, "/"),
    viewport,
    deviceScaleFactor: 2,
    colorScheme: picture.dark ? "dark" : "light",
    reducedMotion: "reduce",
    hasTouch: viewport.width < 768,
  });
  const page = await context.newPage();
  if (picture.member) {
    await logIn(page, site.logins[0]?.email ?? "");
    await page.waitForURL(site.at(base, "/"));
  }
  await open(page, picture);
  const taken = await page.screenshot();
  await context.close();
  return taken;
}

async function open(page: Page, { path: address, follow }: Picture): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  if (!follow) return;
  await page.locator(follow).first().click();
  await page.waitForURL((url) => url.pathname !== address);
  // A reload shows the complete page, with no transition or request in progress.
  await page.reload({ waitUntil: "networkidle" });
}

/** Joins the phone screenshots side by side in one picture with a transparent background. */
async function sideBySide(taken: readonly Buffer[]): Promise<void> {
  const [width, height, gap] = [780, 1688, 56];
  const drawn = (rectangle: string) =>
    Buffer.from(`<svg width="${width}" height="${height}">${rectangle}</svg>`);
  const shape = drawn(`<rect width="100%" height="100%" rx="64"/>`);
  const edge = drawn(
    `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="62" fill="none" stroke="#85897f" stroke-width="3"/>`,
  );
  const parts = await inTurn(taken, (one) =>
    sharp(one)
      .composite([{ input: edge }, { input: shape, blend: "dest-in" }])
      .png()
      .toBuffer(),
  );
  const sheet = sharp({
    create: {
      width: parts.length * (width + gap) - gap,
      height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  }).composite(parts.map((input, at) => ({ input, left: at * (width + gap), top: 0 })));
  await save(sharp(await sheet.png().toBuffer()), "phone", 1640);
}

async function save(picture: Sharp, name: string, width: number): Promise<void> {
  const file = path.join(dir, `${name}.webp`);
  const { size } = await picture.resize({ width }).webp({ quality: 82 }).toFile(file);
  process.stdout.write(`${file}: ${Math.round(size / 1000)} kB\n`);
}

async function inTurn<From, To>(
  all: readonly From[],
  one: (from: From) => Promise<To>,
): Promise<To[]> {
  const made: To[] = [];
  for (const from of all) made.push(await one(from));
  return made;
}
