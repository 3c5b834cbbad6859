import { useSuspenseQuery } from "@tanstack/react-query";
import { Coins, EyeOff, Trash2, Undo2 } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { deleteReasons } from "#contract/catalogue/delete-reasons.ts";
import type { DeleteReason } from "#contract/catalogue/delete-reasons.ts";
import { Button } from "#ui/action/button.tsx";
import { ChoiceRow, ChoiceRows } from "#ui/form/choices/choice-row.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-field.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { CurrentPassword } from "#web/features/accounts/current-password.tsx";
import { useApi } from "#web/page-context.ts";
import { clearMemberCaches } from "#web/features/offline/clear-member-caches.ts";
import { paths } from "#contract/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { clearStoredValues } from "#web/site/stored-value.ts";
import { textOf, useForm } from "#web/site/use-form.ts";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { useMoment } from "#web/texts/formats.ts";
import { DELETION_REMARK_MAX_CHARACTERS } from "#contract/accounts/limits.ts";
import { farewell } from "./farewell.ts";
import { deletionQuery } from "./queries.ts";
import styles from "./delete-settings.module.css";

/** Deletes the account: what happens first, then why and the password. */
export function DeleteSettings() {
  const t = useTranslations("deletion");
  const [reason, setReason] = useState<DeleteReason | null>(null);
  const { submit, isPending, error } = useDelete(reason);
  const wrong = fieldMessage(error, "password");
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <NoScriptNote />
      <p className={styles.lead}>{t("lead")}</p>
      <Consequences />
      <FieldGroup
        legend={
          <>
            {t("why")} <span className={styles.optional}>{t("optional")}</span>
          </>
        }
      >
        <ChoiceRows>
          {deleteReasons.map((value) => (
            <ChoiceRow
              key={value}
              name="reason"
              value={value}
              checked={reason === value}
              onChange={() => setReason(value)}
            >
              {t(`reasons.${value}`)}
            </ChoiceRow>
          ))}
        </ChoiceRows>
      </FieldGroup>
      {reason === "other" && (
        <TextAreaField
          name="remark"
          label={t("remark")}
          maxLength={DELETION_REMARK_MAX_CHARACTERS}
          rows={3}
        />
      )}
      <CurrentPassword label={t("password")} error={wrong} />
      {error !== null && !wrong && <ErrorNote error={error} />}
      <div className={styles.actions}>
        <Button type="submit" variant="danger" busy={isPending} busyText={t("busy")}>
          {t("submit")}
        </Button>
        <LinkButton to={paths.settings()} variant="quiet">
          {t("stay")}
        </LinkButton>
      </div>
    </form>
  );
}

function Consequences() {
  const t = useTranslations("deletion");
  const { refund_days, support_email } = useSettings();
  const { bonus, bought, undo_until } = useSuspenseQuery(deletionQuery(useApi())).data;
  const date = useMoment()(undo_until);
  const b = (words: ReactNode) => <strong>{words}</strong>;
  return (
    <ul className={styles.list}>
      <Consequence icon={EyeOff}>{t.rich("now", { b })}</Consequence>
      <Consequence icon={Undo2}>{t.rich("undo", { b, date })}</Consequence>
      <Consequence icon={Trash2}>{t.rich("erased", { b })}</Consequence>
      <Consequence icon={Coins}>
        {t.rich("bought", { b, count: bought })} {bonus > 0 && t.rich("bonus", { b, count: bonus })}
        {bought > 0 && (
          <span className={styles.refund}>
            {t.rich("refund", {
              days: String(refund_days),
              email: support_email,
              link: (words) => (
                <a href={`mailto:${support_email}`} className={styles.mail}>
                  {words}
                </a>
              ),
            })}
          </span>
        )}
      </Consequence>
    </ul>
  );
}

function Consequence({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon aria-hidden className={styles.icon} />
      <span>{children}</span>
    </li>
  );
}

function useDelete(reason: DeleteReason | null) {
  const api = useApi();
  const user = useUser();
  const send = (form: FormData) =>
    api("POST /api/account/deletion", {
      body: {
        password: textOf(form, "password"),
        remark: textOf(form, "remark"),
        ...(reason && { reason }),
      },
    });
  return useForm(send, {
    onSuccess: async ({ undo_until: until, sent_to: email }) => {
      clearStoredValues();
      await clearMemberCaches();
      farewell.set({ name: user?.profile.name ?? "", email, until });
      // A full page load clears the member's data from memory.
      window.location.assign(paths.accountDeleted());
    },
  });
}
