import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPortrait } from "./draw-portrait.ts";
import { picture } from "./picture.ts";
import { rasterPortrait } from "./raster-portrait.ts";
import { sheet } from "./svg.ts";

const raster = await rasterPortrait(drawPortrait("marijke-57", { shot: 0, grain: false }));

test.each([
  ["full", 800, 1000],
  ["medium", 480, 600],
  ["thumb", 320, 400],
  ["locked", 320, 400],
] as const)("the %s picture is a WebP of %i by %i", async (size, width, height) => {
  expect(await sharp(raster[size]).metadata()).toMatchObject({ format: "webp", width, height });
});

test("a locked picture is small and shows no recognizable detail", async () => {
  expect(raster.locked.length).toBeLessThan(3000);
  expect(await steepestStep(raster.locked)).toBeLessThan(24);
  expect(await steepestStep(raster.thumb)).toBeGreaterThan(80);
});

test("locked and thumb have the same average colour, as they show the same portrait", async () => {
  const [locked, thumb] = await Promise.all([average(raster.locked), average(raster.thumb)]);
  for (const i of [0, 1, 2]) expect(Math.abs((locked[i] ?? 0) - (thumb[i] ?? 0))).toBeLessThan(6);
});

test("the paper is visible: an even plane is not quite even", async () => {
  const sky = picture({ content: sheet("#B7D2CF"), mirrored: false, paper: "" });
  const { full, medium, thumb } = await rasterPortrait(sky);
  for (const webp of [full, medium, thumb]) {
    const { channels } = await sharp(webp).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(0.5);
    expect(channels[0]?.stdev).toBeLessThan(6);
  }
});

/** The greatest difference in grey between two neighbouring pixels, up to 255. */
async function steepestStep(webp: Buffer): Promise<number> {
  const { data, info } = await sharp(webp).greyscale().raw().toBuffer({ resolveWithObject: true });
  let steepest = 0;
  for (let i = 1; i < data.length; i++) {
    if (i % info.width === 0) continue;
    steepest = Math.max(steepest, Math.abs((data[i] ?? 0) - (data[i - 1] ?? 0)));
  }
  return steepest;
}

async function average(webp: Buffer): Promise<number[]> {
  const { channels } = await sharp(webp).stats();
  return channels.map(({ mean }) => mean);
}
