import { chanceOf } from "./chance.ts";
import { LIGHT_NAMES, LIGHT_WEIGHTS, ROOM_NAMES } from "./palettes.ts";
import type { LightName } from "./palettes.ts";
import { PLACE_NAMES, isFoundIn } from "./places/places.ts";
import type { PlaceName, Setting } from "./places/places.ts";
import type { Sitter } from "./sitter.ts";
import { suitedLights, suitedRooms } from "./suits.ts";

/**
 * Deals a setting to each portrait of a list from shuffled decks, so that neighbours differ: the
 * next portraits with the same shot number (the next members in a list), and the other shots of the
 * same seed (one member's photos). The same list always gets the same settings.
 */
export function dealSettings(
  portraits: readonly { seed: string; shot: number; sitter: Sitter; country?: string }[],
): Setting[] {
  const rows = new Map<number, Row>();
  const placesOf = new Map<string, PlaceName[]>();

  return portraits.map(({ seed, shot, sitter, country }) => {
    const row = rows.get(shot) ?? newRow(shot);
    rows.set(shot, row);
    const own = placesOf.get(seed) ?? [];
    const setting = dealOne(row, { sitter, country }, own);
    placesOf.set(seed, [...own, setting.place]);
    return setting;
  });
}

/** The decks for one shot number and the latest cards dealt, newest first. */
interface Row {
  places: Deck<PlaceName>;
  lights: Deck<LightName>;
  rooms: Deck<Setting["room"]>;
  dealt: Setting[];
}

/** Takes the first card that meets the first preference; if none does, the second; and so on. */
type Deck<T> = (preferences: readonly ((card: T) => boolean)[]) => T;

/** In a grid of up to five columns, no neighbour in any direction has the same place. */
const PLACES_APART = 6;

function newRow(shot: number): Row {
  const lights = LIGHT_NAMES.flatMap((light) => {
    return Array.from({ length: Math.round(LIGHT_WEIGHTS[light] / 5) }, () => light);
  });
  return {
    places: deckOf(`places:${shot}`, PLACE_NAMES),
    lights: deckOf(`lights:${shot}`, lights),
    rooms: deckOf(`rooms:${shot}`, [...ROOM_NAMES, ...ROOM_NAMES]),
    dealt: [],
  };
}

interface Person {
  sitter: Sitter;
  country: string | undefined;
}

function dealOne(row: Row, { sitter, country }: Person, own: readonly PlaceName[]): Setting {
  const near = row.dealt.map((setting) => setting.place);
  const fits = (place: PlaceName) =>
    isFoundIn(country, place) && suitedLights(sitter, place).length > 0;
  const place = row.places([
    (card) => fits(card) && !near.includes(card) && !own.includes(card),
    (card) => fits(card) && !own.includes(card),
    fits,
  ]);
  const lights = suitedLights(sitter, place);
  const light = row.lights([
    (card) => lights.includes(card) && card !== row.dealt[0]?.light,
    (card) => lights.includes(card),
  ]);
  const rooms = suitedRooms(sitter, place, light);
  const room = row.rooms([
    (card) => rooms.includes(card) && card !== row.dealt[0]?.room,
    (card) => rooms.includes(card),
  ]);
  const setting = { place, light, room };
  row.dealt = [setting, ...row.dealt].slice(0, PLACES_APART);
  return setting;
}

/**
 * A deck that is refilled when half is dealt or when no card fits; a card that does not fit now
 * stays for later.
 */
function deckOf<T>(seed: string, cards: readonly T[]): Deck<T> {
  const chance = chanceOf(`deal:${seed}`);
  let deck: T[] = [];
  return (preferences) => {
    const leastPreference = preferences.at(-1) ?? (() => true);
    if (deck.length <= cards.length / 2 || !deck.some(leastPreference)) {
      deck = [...deck, ...chance.shuffle(cards)];
    }
    for (const preference of preferences) {
      const index = deck.findIndex(preference);
      const [card] = index < 0 ? [] : deck.splice(index, 1);
      if (card !== undefined) return card;
    }
    throw new Error("No card of this deck suits the sitter.");
  };
}
