import { NavigationType, useNavigationType } from "react-router";

/** Options for a list's query: Back shows the list as it was, without what is new since. */
export function useCachedOnBack(): { staleTime?: number; refetchOnMount?: boolean } {
  const cameBack = useNavigationType() === NavigationType.Pop;
  return cameBack ? { staleTime: Infinity, refetchOnMount: false } : {};
}
