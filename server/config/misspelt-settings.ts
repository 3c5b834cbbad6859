/** Shorter names are one letter away from names that other programs use: MODE and NODE. */
const MIN_LENGTH = 8;

/**
 * One sentence for each variable whose name is almost a setting's. It is not an error, because
 * other programs share the environment.
 */
export function findMisspeltSettings(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] {
  return Object.keys(env).flatMap((given) => {
    if (given.length < MIN_LENGTH || names.includes(given)) return [];
    const meant = names.find((name) => name.length >= MIN_LENGTH && isOneTypoAway(given, name));
    return meant ? [`${given} is not a setting of Vonk: ${meant} is`] : [];
  });
}

/** One letter is missing, added or wrong, or two neighbouring letters are swapped. */
function isOneTypoAway(given: string, name: string): boolean {
  const a = given.toUpperCase();
  let start = 0;
  while (start < name.length && a[start] === name[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, name.length) - start && a.at(-1 - end) === name.at(-1 - end)) {
    end += 1;
  }
  const [left, right] = [a.slice(start, a.length - end), name.slice(start, name.length - end)];
  const swapped = left.length === 2 && left === right.split("").toReversed().join("");
  return swapped || (left.length <= 1 && right.length <= 1);
}
