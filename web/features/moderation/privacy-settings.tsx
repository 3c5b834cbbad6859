import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Visibility } from "#contract/profiles/visibility.ts";
import { CheckRow } from "#ui/form/choices/check-row.tsx";
import { choiceMutation } from "#web/api/choice-mutation.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { useApi, usePageContext } from "#web/page-context.ts";
import { AutoLikeChoice } from "#web/features/likes/auto-likes/auto-like-choice.tsx";
import { usePressed } from "#web/site/use-pressed.ts";
import { BlockedMembers } from "./blocked-members.tsx";
import { OwnCases } from "./cases/own-cases.tsx";
import styles from "./privacy-settings.module.css";
import { visibilityKey, visibilityQuery } from "./queries.ts";

/** Who can find the member, who can write first, which likes the member gets, and who is blocked. Each change is saved at once. */
export function PrivacySettings() {
  return (
    <div className={styles.parts}>
      <VisibilityChoices />
      <AutoLikeChoice />
      <BlockedMembers />
      <OwnCases />
    </div>
  );
}

const choices = ["invisible", "liked_only"] as const;

function VisibilityChoices() {
  const t = useTranslations("moderation.visibility");
  const { data } = useSuspenseQuery(visibilityQuery(useApi()));
  const { save, answer, failed } = useSaveVisibility();
  return (
    <section aria-labelledby="visibility">
      <h3 id="visibility">{t("title")}</h3>
      {choices.map((choice) => (
        <VisibilityRow
          key={choice}
          choice={choice}
          stored={data[choice]}
          onChange={(on) => save({ choice, on })}
        />
      ))}
      <p role="status" className={failed ? styles.failed : styles.answer}>
        {answer}
      </p>
    </section>
  );
}

interface VisibilityRowProps {
  readonly choice: keyof Visibility;
  readonly stored: boolean;
  readonly onChange: (on: boolean) => void;
}

function VisibilityRow({ choice, stored, onChange }: VisibilityRowProps) {
  const t = useTranslations("moderation.visibility.choices");
  const [isOn, press] = usePressed(stored);
  return (
    <CheckRow
      label={t(`${choice}.name`)}
      hint={t(`${choice}.note`)}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => {
        press(checked);
        onChange(checked);
      }}
    />
  );
}

interface VisibilityChoice {
  readonly choice: keyof Visibility;
  readonly on: boolean;
}

/** Saves a choice, and says in words what was saved or why not. */
function useSaveVisibility() {
  const t = useTranslations("moderation.visibility");
  const { api, queryClient } = usePageContext();
  const errorText = useErrorText();
  const { mutate, isSuccess, error, variables } = useMutation(
    choiceMutation(queryClient, {
      queryKey: visibilityKey,
      save: ({ choice, on }: VisibilityChoice) =>
        api("PUT /api/profile/visibility", { body: { [choice]: on } }),
      withChoice: (before, { choice, on }) => ({ ...before, [choice]: on }),
    }),
  );
  const name = variables ? t(`choices.${variables.choice}.name`) : "";
  const saved = isSuccess ? t(variables.on ? "savedOn" : "savedOff", { name }) : null;
  return {
    save: mutate,
    answer: error ? t("notSaved", { name, reason: errorText(error) }) : saved,
    failed: error !== null,
  };
}
