/**
 * The page numbers to show: first, last, current and its neighbours. Null is a gap; a gap always hides
 * more than one number.
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = new Set([1, last, current - 1, current, current + 1]);
  const numbers = [...shown].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return numbers.flatMap((page, at) => {
    const before = numbers[at - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
