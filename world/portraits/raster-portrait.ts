import sharp from "sharp";
import type { OutputInfo, OverlayOptions, Sharp } from "sharp";
import { grain } from "./light.ts";
import { picture } from "./picture.ts";

export interface PortraitRaster {
  /** 800 × 1000 WebP. */
  full: Buffer;
  /** 480 × 600 WebP, for cards on a phone and a profile on a desktop. */
  medium: Buffer;
  /** 320 × 400 WebP. */
  thumb: Buffer;
  /** 320 × 400 WebP without detail: nobody can reconstruct the photo from it. */
  locked: Buffer;
}

/**
 * The four pictures of one portrait from its SVG, drawn with `grain: false`: the paper is one
 * tile, made once per process and laid over each. They are made one after another, because a
 * process has only four threads for this work.
 */
export async function rasterPortrait(svg: string): Promise<PortraitRaster> {
  paper ??= makePaper();
  const { full, medium, thumb } = await paper;
  const drawing = await draw(svg, FULL);
  return {
    full: await open(drawing)
      .composite([overlay(full)])
      .webp({ quality: 84, effort: 2 })
      .toBuffer(),
    medium: await resized(drawing, MEDIUM)
      .composite([overlay(medium)])
      .webp({ quality: 82, effort: 3 })
      .toBuffer(),
    thumb: await resized(drawing, THUMB)
      .composite([overlay(thumb)])
      .webp({ quality: 82, effort: 3 })
      .toBuffer(),
    locked: await lock(drawing),
  };
}

interface Paper {
  full: Raw;
  medium: Raw;
  thumb: Raw;
}
interface Size {
  width: number;
  height: number;
}
interface Raw {
  data: Buffer;
  info: OutputInfo;
}

/** WebP smooths grain away, so the tile has more of it than the drawing. */
const GRAIN = 0.28;
const FULL: Size = { width: 800, height: 1000 };
const MEDIUM: Size = { width: 480, height: 600 };
const THUMB: Size = { width: 320, height: 400 };
const LOCKED: Size = { width: 32, height: 40 };

/** At 72 dpi the viewBox of 400 units is 400 pixels wide. */
async function draw(svg: string, { width, height }: Size): Promise<Raw> {
  return sharp(Buffer.from(svg), { density: (72 * width) / 400 })
    .resize(width, height)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Detail is lost at 32 × 40 blurred pixels, before anything is enlarged. */
async function lock(drawing: Raw): Promise<Buffer> {
  const small = await resized(drawing, LOCKED)
    .blur(1.3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return resized(small, THUMB).webp({ quality: 60 }).toBuffer();
}

let paper: Promise<Paper> | undefined;

/** The smaller pictures get grain at their own size; scaling down would average it away. */
async function makePaper(): Promise<Paper> {
  const sheet = picture({ content: "", mirrored: false, paper: grain("p", GRAIN) });
  const full = await draw(sheet, FULL);
  const cut = (size: Size) =>
    open(full)
      .extract({ left: 0, top: 0, ...size })
      .raw()
      .toBuffer({ resolveWithObject: true });
  return { full, medium: await cut(MEDIUM), thumb: await cut(THUMB) };
}

function open({ data, info: { width, height, channels } }: Raw): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

function resized(raw: Raw, { width, height }: Size): Sharp {
  return open(raw).resize(width, height, { kernel: "cubic" });
}

function overlay({ data, info: { width, height, channels } }: Raw): OverlayOptions {
  return { input: data, raw: { width, height, channels } };
}
