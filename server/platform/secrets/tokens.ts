import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 bits for a cookie or a link, as 43 URL-safe characters. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret: enough to recognize it, useless for anything else. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
