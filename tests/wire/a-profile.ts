import type { ProfileView } from "#contract/profiles.ts";
import { aCard } from "./a-card.ts";

/** The profile of Els for a viewer without a like or a conversation with her. */
export function aProfile(changes: Partial<ProfileView> = {}): ProfileView {
  return {
    ...aCard(),
    liked: false,
    attributes: { age: 58 },
    about: "",
    interests: [],
    shared_interests: [],
    images: [],
    likes_me: false,
    like_new: false,
    match: false,
    conversation: null,
    fictional: null,
    ...changes,
  };
}
