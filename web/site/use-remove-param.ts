import { useLocation, useNavigate } from "react-router";

/**
 * Removes a one-time parameter from the page's address. Keeps the rest of the address and the scroll
 * position, and adds no history entry.
 */
export function useRemoveParam(): (name: string) => void {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  return (name) => {
    const query = new URLSearchParams(search);
    query.delete(name);
    const to = { search: query.toString(), hash };
    void navigate(to, { replace: true, state, preventScrollReset: true });
  };
}
