/** The form of an address by which two are the same account: trimmed and in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Whole minutes until an address may try again, or null when it may try now. `failures` are the
 * wrong passwords within the last `blockMinutes`; the last of them starts the block.
 */
export function blockedMinutes(
  failures: readonly Date[],
  at: Date,
  { attempts, blockMinutes }: { attempts: number; blockMinutes: number },
): number | null {
  // One from far ahead was written by a clock that has been set right since.
  const recent = failures.filter((one) => Math.abs(minutesBetween(one, at)) < blockMinutes);
  if (recent.length < attempts) return null;
  const last = Math.max(...recent.map((failure) => failure.getTime()));
  return Math.max(1, Math.ceil(blockMinutes - minutesBetween(new Date(last), at)));
}

function minutesBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 60_000;
}
