/** Parses `?page=2`, counting from 1; anything else is the first page. */
export function parsePage(search: URLSearchParams): number {
  const page = Number(search.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}
