type Place = readonly [column: number, row: number];

const keyboards = [
  ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"],
  ["1234567890-=", "qwertzuiop", "asdfghjkl", "yxcvbnm,.-"],
  ["1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn"],
];
const shiftedDigits = "!@#$%^&*()";

/** A character's position in the alphabet or on a keyboard. */
const layouts: readonly ((character: string) => Place | undefined)[] = [
  (character) => [character.codePointAt(0) ?? 0, 0],
  ...keyboards.map((rows) => {
    const keys = new Map<string, Place>();
    for (const [row, characters] of [shiftedDigits, ...rows].entries()) {
      const y = Math.max(0, row - 1);
      for (const [x, character] of Array.from(characters).entries()) keys.set(character, [x, y]);
    }
    return (character: string) => keys.get(character);
  }),
];

/**
 * Whether the character at an index continues the row before it, one to four places apart: 123,
 * aaa, cba, qwe, 1qaz, 1q2w3e, 112233.
 */
export function isRowContinued(text: string, at: number): boolean {
  return [1, 2, 3, 4].some((gap) => isSameStep(text[at - 2 * gap], text[at - gap], text[at]));
}

function isSameStep(first?: string, second?: string, third?: string): boolean {
  if (first === undefined || second === undefined || third === undefined) return false;
  return layouts.some((placeOf) => {
    const [from, by, to] = [placeOf(first), placeOf(second), placeOf(third)];
    if (!from || !by || !to) return false;
    const [dx, dy] = [by[0] - from[0], by[1] - from[1]];
    const isNear = Math.abs(dx) <= 1 && Math.abs(dy) <= 1;
    return isNear && to[0] - by[0] === dx && to[1] - by[1] === dy;
  });
}
