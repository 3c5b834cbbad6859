import type { MemberId } from "#contract/shared/ids.ts";

/** Returns a function that reports whether the member changed, ignoring visitors in between. */
export function watchMember(): (id: MemberId | null) => boolean {
  let last: MemberId | null = null;
  return (id) => {
    const isOther = id !== null && last !== null && id !== last;
    last = id ?? last;
    return isOther;
  };
}
