import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { MemberId } from "#contract/shared/ids.ts";
import { useApi } from "#web/page-context.ts";
import { useUser } from "#web/site/use-site.ts";
import type { LivePage } from "./live-handlers.ts";
import { watchMember } from "./member-change.ts";

interface LiveProps {
  /** Loads the connection, which no page needs before it is hydrated. */
  readonly load: () => Promise<(page: LivePage) => () => void>;
}

/** Passes server events to the features on a member's pages. */
export function Live({ load }: LiveProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const ownId = useUser()?.profile.id ?? null;
  useReloadForOtherMember(ownId);
  useEffect(() => {
    if (ownId === null) return;
    let ended = false;
    let stop: (() => void) | undefined;
    void load().then((start) => {
      if (!ended) stop = start({ api, queryClient, ownId });
    });
    return () => {
      ended = true;
      stop?.();
    };
  }, [api, queryClient, ownId, load]);
  return null;
}

/**
 * Reloads the page when another member logs in, here or in another window, so that nothing of the
 * previous member stays visible.
 */
function useReloadForOtherMember(ownId: MemberId | null): void {
  const [isOtherMember] = useState(watchMember);
  useEffect(() => {
    if (isOtherMember(ownId)) window.location.reload();
  }, [isOtherMember, ownId]);
}
