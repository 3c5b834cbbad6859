/** The gifts a member can give in a conversation; every one costs `gift_credits`. */
export const gifts = [
  "coffee",
  "flowers",
  "fish",
  "cake",
  "book",
  "song",
  "walk",
  "sunny_day",
  "bike_ride",
] as const;

export type Gift = (typeof gifts)[number];
