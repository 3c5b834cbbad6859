import { createDecipheriv, hkdfSync } from "node:crypto";
import type { ECDH } from "node:crypto";

const SALT = 16;
const TAG = 16;
/** Where the key's length is: after the salt and the record's size. */
const KEY_LENGTH_AT = SALT + 4;

/** The keys of a browser that subscribed. */
export interface BrowserKeys {
  readonly pair: ECDH;
  readonly auth: Buffer;
}

/** Decrypts a push as a browser does (RFC 8291). Throws if it is encrypted for another browser. */
export function decryptPush(body: Buffer, { pair, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT);
  const keyAt = KEY_LENGTH_AT + 1;
  const keyEnd = keyAt + body.readUInt8(KEY_LENGTH_AT);
  const sender = body.subarray(keyAt, keyEnd);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(body.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG)), decipher.final()]);
  // A delimiter ends the text, then zeros may follow (RFC 8188).
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));
