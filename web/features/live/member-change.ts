import type { MemberId } from "#contract/ids.ts";

/** Returns a check whether the member differs from the last one; visitors in between do not count. */
export function watchMember(): (id: MemberId | null) => boolean {
  let last: MemberId | null = null;
  return (id) => {
    const isOther = id !== null && last !== null && id !== last;
    last = id ?? last;
    return isOther;
  };
}
