import { useSearchParams } from "react-router";

/** The rows of the own profile, by their names in the address. */
const rows = [
  "about",
  "reason",
  "relationship_status",
  "body_type",
  "hair_colour",
  "eye_colour",
  "tattoos",
  "sexuality",
  "interests",
  "name",
  "date_of_birth",
  "gender",
  "seeks",
  "place",
] as const;
export type Row = (typeof rows)[number];

const PARAM = "edit";

/** The address of the page with this row open; `search` has what else is in the address. */
export function editAddress(row: Row, search = new URLSearchParams()): string {
  const query = new URLSearchParams(search);
  query.set(PARAM, row);
  return `?${query}`;
}

/** The open row, stored in the address so that a link can open it; null if all are closed. */
export function useOpenRow() {
  const [search, setSearch] = useSearchParams();
  const named = search.get(PARAM);
  return {
    search,
    open: rows.find((row) => row === named) ?? null,
    close: () =>
      setSearch(
        (before) => {
          before.delete(PARAM);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
