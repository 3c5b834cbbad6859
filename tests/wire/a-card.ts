import type { MemberId } from "#contract/shared/ids.ts";
import type { FoundMember, ProfileCard } from "#contract/profiles.ts";

export const els = "3f0c9f0e-1f52-4d2f-8a57-0b6a6f6a9a11" as MemberId;

/** Els as a search result. */
export function aCard(changes: Partial<ProfileCard> = {}): ProfileCard {
  return {
    id: els,
    is: "member",
    name: "Els",
    age: 58,
    city: "Assen",
    country: "NL",
    region: "01",
    main_image: null,
    online: null,
    photos: 0,
    ...changes,
  };
}

/** Els as a member found. */
export function aFoundMember(changes: Partial<FoundMember> = {}): FoundMember {
  return { ...aCard(), liked: false, distance_km: null, ...changes };
}

/** Els as a card in a list of likes. */
export function aLike(changes: Partial<ReturnType<typeof like>> = {}) {
  return { ...like(), ...changes };
}

const like = () => ({
  ...aCard(),
  liked: true,
  match: false,
  like_new: false,
  liked_at: "2026-11-21T10:00:00.000Z",
});
