import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profiles.ts";
import { showToast } from "#ui/overlay/show-toast.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { usePageContext } from "#web/page-context.ts";
import { useUser } from "#web/site/use-site.ts";
import { likesKey } from "./queries.ts";
import { popups } from "./popups/popup-store.ts";
import { setLiked, storeLiked } from "./set-liked.ts";

interface LikeChange {
  readonly liked: boolean;
  /** Whether this undoes the previous change: a plain toast, no second undo and no pop-up. */
  readonly undoes?: boolean;
}

/**
 * Likes or unlikes a profile. The button changes at once; if the server rejects it, it changes back and
 * a toast explains why. Presses on the same button reach the server in order.
 */
export const useLike = import.meta.env.SSR ? useNothing : useLikeMutation;

/** Server rendering needs no mutation, and would otherwise create an observer for each of a list's 24 buttons. */
function useNothing(_member: ProfileCard): (change: LikeChange) => void {
  return () => undefined;
}

function useLikeMutation(member: ProfileCard): (change: LikeChange) => void {
  const { api, queryClient } = usePageContext();
  const texts = useTexts(member.name);
  const mutationKey = ["like", member.id];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `like ${member.id}` },
    mutationFn: ({ liked }: LikeChange) =>
      api(liked ? "POST /api/likes.php" : "DELETE /api/likes.php", { body: { member: member.id } }),
    onMutate: ({ liked }) => setLiked(queryClient, member.id, { liked }),
    onError: (error, { liked }) => {
      setLiked(queryClient, member.id, { liked: !liked });
      showToast({ text: texts.failed(liked, error) });
    },
    onSuccess: ({ match }, { liked, undoes }) => {
      // A later press shows its own change already.
      if (queryClient.isMutating({ mutationKey }) === 1)
        storeLiked(queryClient, member.id, liked ? { liked, match } : { liked });
      // Mark stale without refetching: a visible list keeps the card until it is reopened.
      void queryClient.invalidateQueries({
        queryKey: likesKey,
        refetchType: "none",
      });
      if (undoes) showToast({ text: texts.done(liked), transient: true });
      else if (match) popups.show({ is: "match", member });
      else {
        const onAction = () => mutate({ liked: !liked, undoes: true });
        showToast({
          text: texts.done(liked),
          transient: true,
          action: { text: texts.undo, onAction },
        });
      }
    },
  });
  return mutate;
}

function useTexts(name: string) {
  const t = useTranslations("likes");
  const errorText = useErrorText();
  const waits = useUser()?.status === "not_confirmed";
  return {
    undo: t("undo"),
    done: (liked: boolean) => {
      if (!liked) return t("takenBack", { name });
      return waits ? t("waits", { name }) : t("sent", { name });
    },
    failed: (liked: boolean, error: unknown) =>
      `${liked ? t("notSent", { name }) : t("notTakenBack", { name })} ${errorText(error)}`,
  };
}
