import { createECDH } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * The demo's private key for push, made at its first start: a new one would end every subscription.
 * If two processes start at once, both use the key of the first.
 */
export function readDemoKey(dataDir: string): string {
  const file = path.join(dataDir, "push-key");
  const own = `${file}.${process.pid}`;
  try {
    return readFileSync(file, "utf8");
  } catch {
    mkdirSync(dataDir, { recursive: true });
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    const bytes = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
    writeFileSync(own, bytes.toString("base64url"), { mode: 0o600 });
    try {
      linkSync(own, file);
    } catch {
      // Another process was first.
    }
    rmSync(own, { force: true });
    return readFileSync(file, "utf8");
  }
}
