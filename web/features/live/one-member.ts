import type { MemberId } from "#contract/ids.ts";

/** Tells whether whoever is logged in now is another than the last who was, visitors between or not. */
export function oneMember(): (own: MemberId | null) => boolean {
  let last: MemberId | null = null;
  return (own) => {
    const another = own !== null && last !== null && own !== last;
    last = own ?? last;
    return another;
  };
}
