import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profiles.ts";
import { showToast } from "#ui/overlay/show-toast.ts";
import { invalidate } from "#web/api/query-key.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { chatsKey, messagePriceKeys } from "#web/features/chat/queries.ts";
import { likesKey } from "#web/features/likes/queries.ts";
import { memberKey } from "#web/features/profiles/queries.ts";
import { newMembersKey, searchKeys } from "#web/features/search/queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { countsKey } from "#web/site/queries.ts";
import { blockedKey } from "./queries.ts";

type Member = Pick<ProfileCard, "id" | "name">;

/** Blocks a member. `error` is the sentence to show if the server rejects it. */
export function useBlock(member: Member, onBlocked: () => void) {
  const { api, queryClient } = usePageContext();
  const t = useTranslations("moderation.block");
  const errorText = useErrorText();
  const refresh = useRefreshMember(member);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api("POST /api/blocks", { body: { member: member.id } }),
    onSuccess: () => {
      queryClient.setQueryData(memberKey(member.id), null);
      refresh();
      showToast({ text: t("done", { name: member.name }) });
      onBlocked();
    },
  });
  return { block: () => mutate(), busy: isPending, error: error && errorText(error) };
}

/** Unblocks a member, here and in the list of blocked members. */
export function useUnblock(member: Member) {
  const { api, queryClient } = usePageContext();
  const t = useTranslations("moderation.blocked");
  const errorText = useErrorText();
  const refresh = useRefreshMember(member);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api("DELETE /api/blocks", { body: { member: member.id } }),
    onSuccess: () => {
      queryClient.setQueryData(blockedKey, (all) => all?.filter(({ id }) => id !== member.id));
      refresh();
      showToast({ text: t("done", { name: member.name }) });
    },
    onError: (failure) => showToast({ text: errorText(failure) }),
  });
  return { unblock: () => mutate(), busy: isPending };
}

/** Reloads whatever shows the member. */
export function useRefreshMember({ id }: Pick<Member, "id">): () => void {
  const { queryClient } = usePageContext();
  const lists = [chatsKey, likesKey, countsKey, searchKeys.all, newMembersKey];
  return () => invalidate(queryClient, memberKey(id), blockedKey, messagePriceKeys.all, ...lists);
}
