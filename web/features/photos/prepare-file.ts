import { PHOTO_MAX_BYTES } from "#contract/photos/limits.ts";

/** Larger than any picture the site shows, so that nothing visible is lost. */
const MAX_SIDE = 2_400;

/** A part of a picture, in its pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The photo as a JPEG of a size that uploads quickly, if this browser can decode it: an iPhone decodes
 * its HEIC photos. Otherwise the file itself, about which the server then says what is wrong.
 */
export async function prepareFile(file: Blob): Promise<Blob> {
  const picture = await decode(file);
  if (!picture) return file;
  const { width, height } = picture;
  const isSmall = Math.max(width, height) <= MAX_SIDE && file.size <= PHOTO_MAX_BYTES;
  if (isSmall && /^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  return (await toJpeg(picture, { x: 0, y: 0, width, height })) ?? file;
}

/** Whether this browser can show the file. */
export async function canDecode(file: Blob): Promise<boolean> {
  const picture = await decode(file);
  picture?.close();
  return picture !== null;
}

/** A part of the photo as a JPEG; the file itself if that fails. */
export async function cropFile(file: Blob, part: Part): Promise<Blob> {
  const picture = await decode(file);
  return (picture && (await toJpeg(picture, part))) ?? file;
}

/** The photo turned by a quarter to the right; the file itself if that fails. */
export async function turnFile(file: Blob): Promise<Blob> {
  const picture = await decode(file);
  if (!picture) return file;
  const { width, height } = picture;
  const turned = await toJpeg(picture, { x: 0, y: 0, width, height }, true);
  return turned ?? file;
}

async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

async function toJpeg(picture: ImageBitmap, part: Part, turned = false): Promise<Blob | null> {
  const scale = Math.min(1, MAX_SIDE / Math.max(part.width, part.height));
  const [width, height] = [Math.round(part.width * scale), Math.round(part.height * scale)];
  const canvas = document.createElement("canvas");
  canvas.width = turned ? height : width;
  canvas.height = turned ? width : height;
  const drawing = canvas.getContext("2d");
  if (!drawing) return null;
  // A JPEG has no transparency, and what is not drawn would become black.
  drawing.fillStyle = "#ffffff";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  if (turned) {
    drawing.translate(height, 0);
    drawing.rotate(Math.PI / 2);
  }
  drawing.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
}
