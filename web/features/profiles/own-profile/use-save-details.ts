import { useTranslations } from "use-intl";
import type { ProfileChange, ProfileDetails } from "#contract/profiles/own-profile.ts";
import { showToast } from "#ui/overlay/show-toast.ts";
import { invalidate, setStored } from "#web/api/query-key.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { memberKey } from "#web/features/profiles/queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { userKey } from "#web/site/queries.ts";
import { useUser } from "#web/site/use-site.ts";
import { ownDetailsKey } from "./queries.ts";
import { undoOf } from "./undo-of.ts";

/** Saves a change and offers to undo it; an error is the caller's. */
export function useSaveDetails(): (before: ProfileDetails, change: ProfileChange) => Promise<void> {
  const t = useTranslations("own-profile");
  const errorText = useErrorText();
  const { api, queryClient } = usePageContext();
  const id = useUser()?.profile.id;
  const save = async (change: ProfileChange) => {
    const { profile } = await api("PUT /api/profile", { body: change });
    setStored(queryClient, ownDetailsKey, profile);
    // The bar shows the name, and the preview everything else.
    invalidate(queryClient, userKey, ...(id ? [memberKey(id)] : []));
  };
  const undo = async (change: ProfileChange) => {
    try {
      await save(change);
      showToast({ text: t("undone"), transient: true });
    } catch (error) {
      showToast({ text: errorText(error) });
    }
  };
  return async (before, change) => {
    await save(change);
    const back = undoOf(before, change);
    showToast({
      text: back ? t("saved") : t("withdrawn"),
      transient: true,
      action: back ? { text: t("undo"), onAction: () => void undo(back) } : undefined,
    });
  };
}
