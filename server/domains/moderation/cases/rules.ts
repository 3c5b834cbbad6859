import { randomInt } from "node:crypto";
import type { CaseMeasure } from "#contract/catalogue/case-categories.ts";
import type { StaffRole } from "#contract/office/roles.ts";

const DAY_MS = 86_400_000;

/**
 * How long an appeal is possible, at least six months by DSA, article 20(1); then the case is
 * purged.
 */
export const APPEAL_DAYS = 184;
/** Who decides on cases. */
export const DECIDING_ROLES: readonly StaffRole[] = ["moderator", "admin"];
/** How long a case stays with the member of staff who claimed it. */
export const CLAIM_MS = 60 * 60_000;
/** How many photos a case seals at most, more than anybody needs to decide on. */
export const EVIDENCE_MAX_PHOTOS = 6;
/** How many cases the office lists at once. */
export const LISTED_CASES = 100;
/**
 * How long what a block removed, and questions about profiles, are stored: a complaint may need them.
 */
export const EVIDENCE_DAYS = 90;
/** How often receipts of complaints are mailed to one address: a stranger can give any. */
export const RECEIPT_LIMIT = { name: "complaint_receipt", times: 5, windowMs: 86_400_000 } as const;

/** Without letters and digits that look alike, so that it can be read out on the telephone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A case's number on its receipt, such as "M4T7-K2XQ". */
export function createCaseNumber(): string {
  const letters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}

export interface Appealable {
  /** Of every decision, oldest first. */
  readonly decisions: readonly { readonly measure: CaseMeasure; readonly decided_at: Date }[];
  /** Whether it waits for a decision. */
  readonly waiting: boolean;
  readonly side: "reporter" | "reported";
  readonly appealed_at: Date | null;
}

/**
 * Until when a side can appeal; null if it cannot. Each side can appeal once, and the reported
 * member only if a decision changed something for them.
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

/**
 * The decisions that a side learns of: the reported member only learns of those that changed
 * something for them.
 */
export function listConcerning<T extends { readonly measure: CaseMeasure }>(
  side: Appealable["side"],
  decisions: readonly T[],
): T[] {
  return decisions.filter(({ measure }, round) => {
    const before = decisions[round - 1]?.measure ?? "none";
    return side === "reporter" || measure !== "none" || before !== "none";
  });
}

/** Whether a decision replaces the measure of an earlier one. */
export function isReplacing(
  decisions: readonly { readonly round: number; readonly measure: CaseMeasure }[],
  { round, measure }: { readonly round: number; readonly measure: CaseMeasure },
): boolean {
  const before = decisions.find((one) => one.round === round - 1)?.measure ?? "none";
  return measure !== "none" && before !== "none";
}

/** The member's id in the address of a profile, as somebody copied it into a complaint. */
export function findMemberId(location: string): string | null {
  return /\/(?:members|likes\/m)\/([0-9a-f-]{36})(?:\W|$)/i.exec(location)?.[1] ?? null;
}

/** The page of one side of a case. */
export const buildCasePath = (token: string) => `/complaints?case=${token}`;

/** The sealed photos of the profile. Photos of messages are removed with their message. */
export function listProfilePhotos(
  sealed: readonly string[],
  messages: readonly { readonly attachment: string | null }[],
): string[] {
  const sent = new Set(messages.map(({ attachment }) => attachment));
  return sealed.filter((id) => !sent.has(id));
}
