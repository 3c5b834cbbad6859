import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM under a key of 32 bytes: nonce, tag and ciphertext in one value. */
export function encryptSecret(key: Buffer, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Throws if the value was encrypted under another key or has been changed. */
export function decryptSecret(key: Buffer, stored: Buffer): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, stored.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const encrypted = stored.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]);
}
