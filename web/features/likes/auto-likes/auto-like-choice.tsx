import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { CheckRow } from "#ui/form/choices/check-row.tsx";
import { choiceMutation } from "#web/api/choice-mutation.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { useApi, usePageContext } from "#web/page-context.ts";
import { usePressed } from "#web/site/use-pressed.ts";
import { autoLikesKey, autoLikesQuery } from "#web/features/likes/queries.ts";

/** Switches the likes of fictional profiles off and on; saved at once. Absent if the site gives none. */
export function AutoLikeChoice() {
  const t = useTranslations("moderation.autoLikes");
  const { api, queryClient } = usePageContext();
  const errorText = useErrorText();
  const { data } = useSuspenseQuery(autoLikesQuery(useApi()));
  const { mutate, isSuccess, error } = useMutation(
    choiceMutation(queryClient, {
      queryKey: autoLikesKey,
      save: ({ on }: { readonly on: boolean }) => api("PUT /api/auto-likes", { body: { on } }),
      withChoice: (before, { on }) => ({ ...before, on }),
    }),
  );
  const [isOn, press] = usePressed(data.on);
  if (!data.offered) return null;
  return (
    <section aria-labelledby="auto-likes">
      <h3 id="auto-likes">{t("title")}</h3>
      <CheckRow
        label={t("name")}
        hint={t("note")}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          press(checked);
          mutate({ on: checked });
        }}
      />
      <p role="status">
        {error ? t("notSaved", { reason: errorText(error) }) : isSuccess && t("saved")}
      </p>
    </section>
  );
}
