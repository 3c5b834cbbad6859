import { NavigationType, useNavigationType } from "react-router";

/** For a list's query: who comes Back finds it as it was left, whoever came since. */
export function useAsLeft(): { staleTime?: number; refetchOnMount?: boolean } {
  const cameBack = useNavigationType() === NavigationType.Pop;
  return cameBack ? { staleTime: Infinity, refetchOnMount: false } : {};
}
