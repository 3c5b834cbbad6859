import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileTypeFromFile } from "file-type";
import sharp from "sharp";
import { parsePhotoType } from "#contract/shared/photo-file.ts";
import type { PhotoType } from "#contract/shared/photo-file.ts";
import { PHOTO_MAX_PIXELS, PHOTO_SIDE_MAX_PIXELS } from "#server/domains/photos/rules.ts";
import type { ConversionError } from "./conversion-error.ts";

/**
 * Turns one uploaded file into the pictures that are served, in a process of its own: the file is
 * hostile until it has been decoded. Prints the error code, or nothing.
 */

/** A picture that cannot be decoded line by line must fit into memory. */
const MAX_INTERLACED_PIXELS = 16_000_000;

const loaders: Readonly<Record<PhotoType, string>> = {
  "image/jpeg": "VipsForeignLoadJpeg",
  "image/png": "VipsForeignLoadPng",
  "image/webp": "VipsForeignLoadWebp",
};
/** A profile's photos are cropped to an upright frame; photos in conversations stay whole. */
const shapes = {
  cropped: {
    fit: "cover",
    full: { width: 800, height: 1000 },
    medium: { width: 480, height: 600 },
    thumb: { width: 320, height: 400 },
    /** So small that enlarging the picture cannot bring detail back. */
    locked: { width: 32, height: 40 },
  },
  whole: {
    fit: "inside",
    full: { width: 1_600, height: 1_600 },
    medium: { width: 720, height: 720 },
    thumb: { width: 320, height: 320 },
    locked: { width: 14, height: 14 },
  },
} as const;

async function convertFile(
  file: string,
  { fit, ...sizes }: (typeof shapes)[keyof typeof shapes],
): Promise<ConversionError | Record<string, Buffer>> {
  const type = parsePhotoType((await fileTypeFromFile(file).catch(() => undefined))?.mime);
  if (type === "photo_heic" || type === "photo_type") return type;
  const loader = loaders[type];
  // The sniffed type decides which decoder runs; libvips would try all of them.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: [loader] });
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const {
      width,
      height,
      isProgressive,
      pages = 1,
    } = await sharp(file, {
      limitInputPixels: false,
    }).metadata();
    const most = isProgressive || type === "image/webp" ? MAX_INTERLACED_PIXELS : PHOTO_MAX_PIXELS;
    if (width * height > most || Math.max(width, height) > PHOTO_SIDE_MAX_PIXELS)
      return "photo_too_many_pixels";
    if (pages > 1) return "photo_type";
    const { data, info } = await sharp(file, {
      limitInputPixels: PHOTO_MAX_PIXELS,
      failOn: "warning",
      sequentialRead: true,
    })
      .autoOrient()
      // A whole photo is never enlarged; a frame is always filled.
      .resize({ ...sizes.full, fit, withoutEnlargement: fit === "inside" })
      .flatten({ background: "#ffffff" })
      .toColorspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const open = () => sharp(data, { raw });
    const small = await open()
      .resize({ ...sizes.locked, fit })
      .blur(1.3)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: lockedWidth, height: lockedHeight, channels } = small.info;
    const locked = sharp(small.data, {
      raw: { width: lockedWidth, height: lockedHeight, channels },
    });
    // The proportions come from the photo, because so few pixels round them.
    const scale = Math.min(sizes.thumb.width / info.width, sizes.thumb.height / info.height);
    const enlarged = {
      width: Math.max(1, Math.round(info.width * scale)),
      height: Math.max(1, Math.round(info.height * scale)),
    };
    const pictures = {
      full: open().webp({ quality: 84 }),
      medium: open()
        .resize({ ...sizes.medium, fit, withoutEnlargement: fit === "inside" })
        .webp({ quality: 82 }),
      thumb: open()
        .resize({ ...sizes.thumb, fit })
        .webp({ quality: 82 }),
      locked: locked.resize({ ...enlarged, fit: "fill", kernel: "cubic" }).webp({ quality: 60 }),
    };
    const encoded: Record<string, Buffer> = {};
    for (const [size, picture] of Object.entries(pictures))
      encoded[size] = await picture.toBuffer();
    return encoded;
  } catch {
    return "photo_damaged";
  }
}

const [file = "", folder = "", shape] = process.argv.slice(2);
const converted = await convertFile(file, shapes[shape === "whole" ? shape : "cropped"]);
if (typeof converted === "string") {
  process.stdout.write(converted);
} else {
  for (const [size, picture] of Object.entries(converted)) {
    await writeFile(path.join(folder, `${size}.webp`), picture);
  }
}
