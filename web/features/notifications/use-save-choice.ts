import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { NotificationKey } from "#contract/notifications.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { invalidate } from "#web/api/query-key.ts";
import { usePageContext } from "#web/page-context.ts";
import { userKey } from "#web/site/queries.ts";
import { notificationsKey } from "./queries.ts";

interface MailChoice {
  readonly key: NotificationKey;
  readonly mail: boolean;
}

/** Saves a choice. The tick changes at once; if the server rejects it, it changes back. */
export function useSaveChoice() {
  const t = useTranslations("notifications");
  const { api, queryClient } = usePageContext();
  const errorText = useErrorText();
  const show = ({ key, mail }: MailChoice) => {
    queryClient.setQueryData(
      notificationsKey,
      (before) => before && { mail: { ...before.mail, [key]: mail } },
    );
  };
  const { mutate, isSuccess, error, variables } = useMutation({
    // One at a time, so that the last press wins.
    scope: { id: "notifications" },
    mutationFn: (choice: MailChoice) => api("PUT /api/notifications", { body: choice }),
    onMutate: show,
    // The first kind that is switched on ends an unsubscription, and then the warning goes too.
    onSuccess: (preferences, { mail }) => {
      queryClient.setQueryData(notificationsKey, preferences);
      if (mail) return invalidate(queryClient, userKey);
      return undefined;
    },
    onError: (_failure, { key, mail }) => show({ key, mail: !mail }),
  });
  const name = variables ? t(`keys.${variables.key}.name`) : "";
  const saved = isSuccess ? t(variables.mail ? "savedOn" : "savedOff", { name }) : null;
  return {
    save: mutate,
    answer: error ? t("notSaved", { name, reason: errorText(error) }) : saved,
    failed: error !== null,
  };
}
