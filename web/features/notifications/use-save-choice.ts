import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { NotificationKey } from "#contract/notifications.ts";
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

/** Saves a choice. The tick changes at once; if the server rejects it, it changes back. */
export function useSaveChoice() {
  const t = useTranslations("notifications");
  const { api, queryClient } = usePageContext();
  const errorText = useErrorText();
  const show = ({ key, channel, on }: Choice) => {
    queryClient.setQueryData(
      notificationsKey,
      (before) => before && { ...before, [channel]: { ...before[channel], [key]: on } },
    );
  };
  const { mutate, isSuccess, error, variables } = useMutation({
    // One at a time, so that the last press wins.
    scope: { id: "notifications" },
    mutationFn: ({ key, channel, on }: Choice) =>
      channel === "mail"
        ? api("PUT /api/notifications", { body: { key, mail: on } })
        : api("PUT /api/notifications", { body: { key, push: on } }),
    onMutate: show,
    // The first kind of mail that is switched on ends an unsubscription, and then the warning goes too.
    onSuccess: (preferences, { channel, on }) => {
      queryClient.setQueryData(notificationsKey, preferences);
      if (channel === "mail" && on) return invalidate(queryClient, userKey);
      return undefined;
    },
    onError: (_failure, choice) => show({ ...choice, on: !choice.on }),
  });
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
