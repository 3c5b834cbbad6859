import { createHash } from "node:crypto";
import type { CurrentMember } from "#server/domains/request-context.ts";

/** Lets a page's scripts distinguish one session from another; useless for anything else. */
export function buildSessionKey({ sessionHash }: Pick<CurrentMember, "sessionHash">): string {
  return createHash("sha256").update(sessionHash).digest("base64url").slice(0, 22);
}
