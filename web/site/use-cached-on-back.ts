import { NavigationType, useNavigationType } from "react-router";

/** Query options for a list: Back shows the cached list without refetching it. */
export function useCachedOnBack(): { staleTime?: number; refetchOnMount?: boolean } {
  const cameBack = useNavigationType() === NavigationType.Pop;
  return cameBack ? { staleTime: Infinity, refetchOnMount: false } : {};
}
