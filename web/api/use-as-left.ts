import { useNavigationType } from "react-router";

/** For a list's query: who comes Back finds it as it was left, whoever came since. */
export function useAsLeft(): { staleTime?: number; refetchOnMount?: boolean } {
  const way: string = useNavigationType();
  return way === "POP" ? { staleTime: Infinity, refetchOnMount: false } : {};
}
