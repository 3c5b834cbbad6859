import { chanceOf, hash } from "./chance.ts";
import { grain } from "./light.ts";
import { LIGHT_WEIGHTS, ROOM_NAMES } from "./palettes.ts";
import { picture } from "./picture.ts";
import { drawPlace, OUTDOOR_NAMES } from "./places.ts";
import type { PlaceName } from "./places.ts";

/** A place without a sitter as SVG, 400 × 500: a photo to send in a chat. Outdoors by default. */
export function drawView(
  seed: string,
  place?: PlaceName,
  { grain: withGrain = true }: { grain?: boolean } = {},
): string {
  const chance = chanceOf(`view:${seed}`);
  const setting = {
    place: place ?? chance.pick(OUTDOOR_NAMES),
    light: chance.weigh(LIGHT_WEIGHTS),
    room: chance.pick(ROOM_NAMES),
  };
  const id = `v${hash(JSON.stringify([seed, place])).toString(36)}`;
  const turnedOver = chance.happens(0.5);
  return picture({
    content: drawPlace(setting, { chance, id, free: 400 }),
    turnedOver,
    paper: withGrain ? grain(id) : "",
  });
}
