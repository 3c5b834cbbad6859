import type { Site } from "#server/domains/sites/find-site.ts";
import { findColour } from "./theme-colours.ts";

interface Themed {
  readonly theme: Pick<Site["theme"], "light" | "dark">;
}

/** The wordmark's leaf in the site's colour, as SVG. */
export function renderIcon({ theme }: Themed): string {
  return draw(`<path fill="${findColour(theme, "light", "brand-secondary")}" d="${LEAF}"/>`);
}

/**
 * The icon for a phone's home screen, which needs an opaque picture. The leaf keeps clear of the edge,
 * which a phone may cut to a circle.
 */
export function renderTouchIcon({ theme }: Themed, size: number): Promise<Buffer> {
  const ground = findColour(theme, "light", "c-ground");
  const leaf = findColour(theme, "light", "brand-secondary");
  return toPng(
    draw(
      `<path fill="${ground}" d="M0 0h32v32H0z"/><path fill="${leaf}" transform="translate(6.4 6.4) scale(.6)" d="${LEAF}"/>`,
    ),
    size,
  );
}

/** The icon for programs that request `/favicon.ico`: one picture of 32 pixels. */
export async function renderFaviconIco(site: Themed): Promise<Buffer> {
  const png = await toPng(renderIcon(site), 32);
  // ICONDIR with one ICONDIRENTRY, whose picture may be a PNG.
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const LEAF = "M7 3c12 0 18 8 18 26C13 29 7 21 7 3Z";

const draw = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`;

async function toPng(svg: string, size: number): Promise<Buffer> {
  // Loaded on demand, because most browsers use the SVG.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png()
    .toBuffer();
}
