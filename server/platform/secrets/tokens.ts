import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 bits for a cookie or a link, as 43 URL-safe characters. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a secret: enough to recognise it, nothing to use. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
