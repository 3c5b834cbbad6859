import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { NotificationKey } from "#contract/notifications.ts";
import { choiceMutation } from "#web/api/choice-mutation.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { invalidate } from "#web/api/query-key.ts";
import { usePageContext } from "#web/page-context.ts";
import { userKey } from "#web/site/queries.ts";
import { notificationsKey } from "./queries.ts";

interface Choice {
  readonly key: NotificationKey;
  readonly channel: "mail" | "push";
  readonly on: boolean;
}

const savedTexts = {
  mail: { on: "savedOn", off: "savedOff" },
  push: { on: "savedPushOn", off: "savedPushOff" },
} as const;

/** Saves a choice, and says in words what was saved or why not. */
export function useSaveChoice() {
  const t = useTranslations("notifications");
  const { api, queryClient } = usePageContext();
  const errorText = useErrorText();
  const save = async ({ key, channel, on }: Choice) => {
    if (channel === "mail") await api("PUT /api/notifications", { body: { key, mail: on } });
    else await api("PUT /api/notifications", { body: { key, push: on } });
    // The first kind of mail that is switched on ends an unsubscription, and then the warning goes too.
    if (channel === "mail" && on) invalidate(queryClient, userKey);
  };
  const { mutate, isSuccess, error, variables } = useMutation(
    choiceMutation(queryClient, {
      queryKey: notificationsKey,
      save,
      withChoice: (before, { key, channel, on }) => ({
        ...before,
        [channel]: { ...before[channel], [key]: on },
      }),
    }),
  );
  const name = variables ? t(`keys.${variables.key}.name`) : "";
  const saved = isSuccess
    ? t(savedTexts[variables.channel][variables.on ? "on" : "off"], { name })
    : null;
  return {
    save: mutate,
    answer: error ? t("notSaved", { name, reason: errorText(error) }) : saved,
    failed: error !== null,
  };
}
