import { useLocation, useNavigate } from "react-router";

/**
 * Takes one name out of the page's query once it has done its work: the rest of the address and the
 * place scrolled to stay, and "back" does not lead to it again.
 */
export function useDropQuery(): (name: string) => void {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  return (name) => {
    const query = new URLSearchParams(search);
    query.delete(name);
    const to = { search: query.toString(), hash };
    void navigate(to, { replace: true, state, preventScrollReset: true });
  };
}
