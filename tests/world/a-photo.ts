import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { Visitor } from "#tests/test-app.ts";

/** Few random pixels, enlarged: no other photo has these bytes, and they are fast to encode. */
export function aJpeg(width = 400, height = 500): Promise<Buffer> {
  return sharp(randomBytes(8 * 10 * 3), { raw: { width: 8, height: 10, channels: 3 } })
    .resize({ width, height, fit: "fill" })
    .jpeg()
    .toBuffer();
}

/** Uploads a file as the page does. */
export function uploadPhoto(browser: Visitor, file: Buffer, query = "") {
  return browser.send({
    method: "POST",
    url: `/api/photos${query}`,
    payload: file,
    headers: { "content-type": "application/octet-stream" },
  });
}

/** Uploads a photo for a message and returns its id. */
export async function uploadChatPhoto(browser: Visitor, file?: Buffer): Promise<string> {
  const answer = await browser.send({
    method: "POST",
    url: "/api/chats/photos",
    payload: file ?? (await aJpeg(60, 40)),
    headers: { "content-type": "application/octet-stream" },
  });
  return answer.json().photo;
}
