import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { createFairQueue } from "#server/platform/load/fair-queue.ts";

/** OWASP's minimum for Argon2id, the library's default: 19 MiB, 2 passes; 10 to 15 ms of a core. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A flood of log-ins must neither take both cores from the chats nor make anyone wait long. */
const limits = { running: 2, runningPerCaller: 2, waiting: 200, waitingPerCaller: Infinity };
const queue = createFairQueue(limits);
const inTurn = <Result>(work: () => Promise<Result>) => queue.run("passwords", work);

/** Throws `unavailable` while too many passwords are waiting to be hashed. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, strength));
}

/**
 * Whether the password matches the hash. Without a hash (no such account) it takes as long and
 * returns false, so that timing reveals nothing. Throws `unavailable` like `hashPassword`.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(async () => verify(stored ?? (await hashOfNobody), password));
  return stored !== null && matches;
}

/** Compared with passwords for addresses without an account. */
const hashOfNobody = hash(randomBytes(32).toString("base64"), strength);
