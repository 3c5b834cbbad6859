import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { MemberId } from "#contract/ids.ts";
import { userQuery } from "#web/site/queries.ts";
import { unsent } from "#web/features/chat/outbox/use-outbox.ts";
import { tellOfMatch } from "#web/features/likes/tell-of-match.ts";
import { learnOfPurchase } from "#web/features/payments/learn-of-purchase.ts";
import { useApi } from "#web/page-context.ts";
import { useUser } from "#web/site/use-site.ts";
import { applyEvent, readAllAnew } from "./apply-event.ts";
import { keepLiveConnection } from "./live-connection.ts";
import { oneMember } from "./one-member.ts";
import { setLive } from "./use-live.ts";

/** While a message is on its way its own event comes first; its answer says more. */
const OWN_ANSWER_MS = 300;

/** Hears what changes for the member, on every page; visitors have nothing to hear. */
export function Live() {
  const api = useApi();
  const queryClient = useQueryClient();
  const own = useUser()?.profile.id ?? null;
  useOneMember(own);
  useEffect(() => {
    if (own === null) return;
    return keepLiveConnection(
      {
        open: () => new WebSocket(new URL("/api/live", location.href.replace(/^http/, "ws"))),
        page: document,
        window,
        now: () => Date.now(),
        chance: () => Math.random(),
      },
      {
        onEvent: (event) => {
          const apply = () => applyEvent(queryClient, own, event);
          if (unsent.isSending()) setTimeout(apply, OWN_ANSWER_MS);
          else apply();
          // Premium may have come with them; without an answer the next reading says so.
          if (event.is === "credits") learnOfPurchase(api, queryClient).catch(() => undefined);
          if (event.is === "match") void tellOfMatch(api, queryClient, event.profile);
        },
        onOpen: (missed) => {
          setLive(true);
          if (missed) readAllAnew(queryClient);
        },
        onClose: () => setLive(false),
        goesOn: async () => {
          const user = await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 });
          return user?.profile.id === own;
        },
      },
    );
  }, [api, queryClient, own]);
  return null;
}

/**
 * Somebody else has logged in beneath this page, in another window or after her session had ended: it
 * begins anew, so that nothing of the one before stays in sight.
 */
function useOneMember(own: MemberId | null): void {
  const [isAnother] = useState(oneMember);
  useEffect(() => {
    if (isAnother(own)) window.location.reload();
  }, [isAnother, own]);
}
