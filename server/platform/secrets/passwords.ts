import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's floor for Argon2id (the library's default kind): 19 MiB, 2 passes; about 50 ms of a core. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** At most two hashes at once: a flood of log-ins must not take both cores from the chats. */
const SLOTS = 2;
let busy = 0;
const waiting: (() => void)[] = [];

export function hashPassword(password: string): Promise<string> {
  return inSlot(() => hash(password, strength));
}

/**
 * Whether the password belongs to the hash. Without a hash (no such account) it takes as long and
 * answers false, so that the time does not tell.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await inSlot(async () => verify(stored ?? (await nobody), password));
  return stored !== null && matches;
}

/** What an address without an account is compared with. */
const nobody = hash(randomBytes(32).toString("base64"), strength);

async function inSlot<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= SLOTS) await new Promise<void>((resolve) => waiting.push(resolve));
  busy += 1;
  try {
    return await work();
  } finally {
    busy -= 1;
    waiting.shift()?.();
  }
}
