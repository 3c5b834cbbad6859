import { deflateSync } from "node:zlib";
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { ErrorCode } from "#contract/shared/errors.ts";
import { PHOTO_MAX_BYTES } from "#contract/photos/limits.ts";

/** A file that must not become a photo: its name, its bytes and the error its sender reads. */
export type HostileFile = readonly [name: string, file: Buffer, error: ErrorCode];

const latin1 = (text: string) => Buffer.from(text, "latin1");
const padded = (head: string | Buffer) => Buffer.concat([Buffer.from(head), randomBytes(4_000)]);
const box = (brand: string) => padded(latin1(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`));

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">`;

const wrongTypes: readonly (readonly [string, Buffer])[] = [
  ["an SVG", latin1(`${SVG}<rect width="9" height="9"/></svg>`)],
  ["an SVG with a script", latin1(`${SVG}<script>alert(1)</script></svg>`)],
  [
    "an SVG that reads a file",
    latin1(
      `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY f SYSTEM "file:///etc/passwd">]>${SVG}&f;</svg>`,
    ),
  ],
  ["an SVG that loads a picture", latin1(`${SVG}<image href="http://127.0.0.1/"/></svg>`)],
  ["an SVG after a byte order mark", Buffer.from(`\ufeff${SVG}</svg>`)],
  ["a page", latin1("<!doctype html><script>alert(1)</script>")],
  ["a PDF", padded("%PDF-1.7\n")],
  ["a GIF", padded("GIF89a\x10\0\x10\0")],
  ["a GIF that is a script", latin1("GIF89a=1;alert(1)//")],
  ["a bitmap", padded("BM")],
  ["a little-endian TIFF", padded(latin1("II*\0\x08\0\0\0"))],
  ["a big-endian TIFF", padded(latin1("MM\0*\0\0\0\x08"))],
  ["an icon", padded(latin1("\0\0\x01\0\x01\0"))],
  ["an AVIF", box("avif")],
  ["an AVIF sequence", box("avis")],
  ["a JPEG XL", padded(latin1("\xff\x0a"))],
  ["a JPEG 2000", padded(latin1("\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 "))],
  ["a Photoshop file", padded(latin1("8BPS\0\x01"))],
  ["a zip", padded(latin1("PK\x03\x04"))],
  ["a gzip", padded(latin1("\x1f\x8b\x08"))],
  ["a tar", Buffer.concat([Buffer.alloc(257), latin1("ustar\x0000"), Buffer.alloc(248)])],
  ["a Linux program", padded(latin1("\x7fELF\x02\x01\x01"))],
  ["a Windows program", padded("MZ\x90\0")],
  ["a shell script", latin1("#!/bin/sh\nrm -rf /\n")],
  ["a PHP script", latin1("<?php system($_GET['c']); ?>")],
  ["JavaScript", latin1("alert(1)")],
  ["JSON", latin1('{"__proto__":{"photo":true}}')],
  ["an empty file", Buffer.alloc(0)],
  ["one byte", latin1("\xff")],
  ["two bytes of a JPEG", latin1("\xff\xd8")],
  ["random bytes", Buffer.concat([latin1("\x07"), randomBytes(9_999)])],
  ["zeros", Buffer.alloc(100_000)],
  ["a film", box("isom")],
  ["a sound", padded("RIFF\x10\0\0\0WAVEfmt ")],
  ["an AVI", padded("RIFF\x10\0\0\0AVI LIST")],
  ["a RIFF of no kind", padded("RIFF\x10\0\0\0")],
  ["an MP3", padded("ID3\x03\0")],
  ["a font", padded("wOF2\0\x01\0\0")],
  ["a database", padded(latin1("SQLite format 3\0"))],
  ["a PNG in lower case", latin1("\x89png\r\n\x1a\n")],
  ["a JPEG after a line end", latin1("\n\xff\xd8\xff\xe0\0\x10JFIF")],
  ["a Netpbm picture", latin1("P6 2 2 255\n123456789012")],
  ["a picture of MATLAB", padded("MATLAB 5.0 MAT-file")],
  ["an OpenEXR picture", padded(latin1("\x76\x2f\x31\x01"))],
  ["a Radiance picture", padded("#?RADIANCE\n")],
];

/** A PNG that says it has this size, with this compressed content. */
function png(width: number, height: number, content: Buffer, interlaced = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, interlaced], 8);
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([latin1(name), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const parts = [chunk("IHDR", header), chunk("IDAT", content), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([latin1("\x89PNG\r\n\x1a\n"), ...parts]);
}

function crc(bytes: Buffer): number {
  let value = -1;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (0xedb88320 & -(value & 1));
  }
  return ~value;
}

/** A JPEG whose frame header claims this size. */
function claimingJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const claim = Buffer.from(jpeg);
  const frame = claim.indexOf(latin1("\xff\xc0"));
  claim.writeUInt16BE(height, frame + 5);
  claim.writeUInt16BE(width, frame + 7);
  return claim;
}

/** More than sixty files; every call makes new bytes. */
export async function createHostileFiles(): Promise<HostileFile[]> {
  const noise = sharp(randomBytes(300 * 300 * 3), {
    raw: { width: 300, height: 300, channels: 3 },
  });
  const jpeg = await noise.clone().jpeg().toBuffer();
  const whole = await noise.clone().png().toBuffer();
  const webp = await noise.clone().webp().toBuffer();
  const wrongSum = Buffer.from(whole);
  wrongSum.writeUInt8(wrongSum.readUInt8(whole.length >> 1) ^ 0xff, whole.length >> 1);
  const cut = (file: Buffer, share: number) => file.subarray(0, Math.floor(file.length * share));
  const blank = (width: number, height: number, background = "#123") =>
    sharp({ create: { width, height, channels: 3, background } });
  const frames = ["#f00", "#0f0", "#00f"].map((colour) => blank(20, 20, colour).png().toBuffer());
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
  return [
    ...wrongTypes.map(([name, file]) => [name, file, "photo_type"] as const),
    ["a moving WebP", moving, "photo_type"],
    ...["heic", "heix", "hevc", "mif1"].map(
      (brand) => [`a HEIC of brand ${brand}`, box(brand), "photo_heic"] as const,
    ),
    ...[0.02, 0.5, 0.95].flatMap((share) => [
      [`a JPEG cut at ${share}`, cut(jpeg, share), "photo_damaged"] as const,
      [`a PNG cut at ${share}`, cut(whole, share), "photo_damaged"] as const,
      [`a WebP cut at ${share}`, cut(webp, share), "photo_damaged"] as const,
    ]),
    ["a PNG with a wrong checksum", wrongSum, "photo_damaged"],
    ["a PNG without pixels", png(0, 0, Buffer.alloc(0)), "photo_damaged"],
    ["a PNG without content", png(300, 300, Buffer.alloc(0)), "photo_damaged"],
    ["a JPEG that is a page", latin1("\xff\xd8\xff\xe0<html><script>1</script>"), "photo_damaged"],
    ["a JPEG that is a program", padded(latin1("\xff\xd8\xff\xe0<?php 1 ?>")), "photo_damaged"],
    [
      "a WebP of zeros",
      Buffer.concat([webp.subarray(0, 16), Buffer.alloc(5_000)]),
      "photo_damaged",
    ],
    ["a PNG of 56 megapixels", png(8_000, 7_000, bomb(3)), "photo_too_many_pixels"],
    ["a PNG of 2500 megapixels", png(50_000, 50_000, bomb(3)), "photo_too_many_pixels"],
    ["a PNG of one long line", png(2_000_000, 1, bomb(3)), "photo_too_many_pixels"],
    ["a PNG of 25 interlaced megapixels", png(5_000, 5_000, bomb(3), 1), "photo_too_many_pixels"],
    [
      "a JPEG that claims 4200 megapixels",
      claimingJpeg(jpeg, 65_500, 65_500),
      "photo_too_many_pixels",
    ],
    ["a JPEG that claims 64 megapixels", claimingJpeg(jpeg, 8_000, 8_000), "photo_too_many_pixels"],
    ["a JPEG that claims 49 megapixels", claimingJpeg(jpeg, 7_000, 7_000), "photo_damaged"],
    ["a PNG that ends before its 49 megapixels", png(7_000, 7_000, bomb(40)), "photo_damaged"],
    [
      "a progressive JPEG of 20 megapixels",
      await blank(5_000, 4_000).jpeg({ progressive: true }).toBuffer(),
      "photo_too_many_pixels",
    ],
    ["a file of 16 MB", Buffer.concat([jpeg, Buffer.alloc(PHOTO_MAX_BYTES)]), "photo_too_large"],
  ];
}

/** Compressed zeros that grow to this many megabytes. */
const bomb = (megabytes: number) =>
  deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 });
