import { randomInt } from "node:crypto";
import type { CaseMeasure } from "#contract/catalogue/case-categories.ts";

const DAY_MS = 86_400_000;

/** DSA, article 20(1): an appeal is possible for at least six months. Then the case is purged. */
export const APPEAL_DAYS = 184;
/** How long a case stays with the person of staff who claimed it. */
export const CLAIM_MS = 60 * 60_000;

/** Without letters and digits that look alike, so that it can be read out on the telephone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A case's number on its receipt, such as "M4T7-K2XQ". */
export function createCaseNumber(): string {
  const letters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}

export interface Appealable {
  /** Of every decision, the first one first. */
  readonly decisions: readonly { readonly measure: CaseMeasure; readonly decided_at: Date }[];
  /** It waits for a decision. */
  readonly waiting: boolean;
  readonly side: "reporter" | "reported";
  readonly appealed_at: Date | null;
}

/**
 * Until when a side can appeal; null if it cannot. Each side appeals once, and who is reported only
 * once a decision changed something for them.
 */
export function computeAppealEnd(
  { decisions, waiting, side, appealed_at }: Appealable,
  at: Date,
): Date | null {
  const last = decisions.at(-1);
  if (!last || waiting || appealed_at) return null;
  if (side === "reported" && last.measure === "none") return null;
  const end = new Date(last.decided_at.getTime() + APPEAL_DAYS * DAY_MS);
  return at < end ? end : null;
}

/** Whether the member that a case is about learns of a decision: not if nothing ever changed. */
export function shouldNotifyReported(decisions: readonly { readonly measure: CaseMeasure }[]) {
  return decisions.some(({ measure }) => measure !== "none");
}

/** The member's id in the address of a profile, as somebody copied it into a complaint. */
export function findMemberId(location: string): string | null {
  return /\/(?:members|likes\/m)\/([0-9a-f-]{36})(?:\W|$)/i.exec(location)?.[1] ?? null;
}

/** The page of one side of a case. */
export const buildCasePath = (token: string) => `/complaints?case=${token}`;
