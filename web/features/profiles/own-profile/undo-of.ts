import type { ProfileChange, ProfileDetails } from "#contract/profiles/own-profile.ts";

/**
 * The change that restores a profile; null after a withdrawn consent, because only the member can
 * agree again, and what it covered is erased.
 */
export function undoOf(before: ProfileDetails, change: ProfileChange): ProfileChange | null {
  const { consents = {}, ...fields } = change;
  if (Object.values(consents).includes(null)) return null;
  const { consents: given, ...stored } = before;
  const back = Object.entries(stored).filter(([field]) => field in fields);
  const granted = Object.keys(consents).filter((field) => !given.some((one) => one === field));
  return {
    ...Object.fromEntries(back),
    ...(granted.length > 0 && {
      consents: Object.fromEntries(granted.map((field) => [field, null])),
    }),
  };
}
