import {
  Bike,
  BookOpen,
  CakeSlice,
  Coffee,
  Fish,
  Flower2,
  Footprints,
  Music,
  Sun,
} from "lucide-react";
import type { Gift } from "#contract/catalogue/gifts.ts";

const icons = {
  coffee: Coffee,
  flowers: Flower2,
  fish: Fish,
  cake: CakeSlice,
  book: BookOpen,
  song: Music,
  walk: Footprints,
  sunny_day: Sun,
  bike_ride: Bike,
} as const satisfies Readonly<Record<Gift, unknown>>;

/** A gift's drawing, decorative next to its name. */
export function GiftIcon({ gift }: { readonly gift: Gift }) {
  const Icon = icons[gift];
  return <Icon aria-hidden />;
}
