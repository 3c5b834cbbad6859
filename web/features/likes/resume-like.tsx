import { useSearchParams } from "react-router";
import { parseMemberId } from "#contract/shared/parse-id.ts";
import { LIKE_PARAM } from "#web/features/accounts/use-log-in-prompt.ts";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";
import { useUser } from "#web/site/use-site.ts";

const PendingLike = lazyDialog(async () => (await import("./pending-like.tsx")).PendingLike, {
  load: "whenOpened",
});

/** After log-in, offers the like a visitor was about to send (`?like=` with the profile id). */
export function ResumeLike() {
  const [search] = useSearchParams();
  const id = parseMemberId(search.get(LIKE_PARAM) ?? undefined);
  return useUser() && id ? <PendingLike open id={id} /> : null;
}
