import { useLocation, useNavigate } from "react-router";

/**
 * Removes a parameter from the page's address once it has had its effect. The rest of the address and
 * the scroll position stay, and Back does not lead to it again.
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
