/** The page of the list that an address asks for (`?page=2`), from 1; the first for anything else. */
export function parsePage(search: URLSearchParams): number {
  const page = Number(search.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}
