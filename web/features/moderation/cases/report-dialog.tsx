import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { reportCategories } from "#contract/catalogue/case-categories.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import type { ConversationId } from "#contract/shared/ids.ts";
import { Button } from "#ui/action/button.tsx";
import { Checkbox } from "#ui/form/choices/checkbox.tsx";
import { ChoiceRow } from "#ui/form/choices/choice-row.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import { TextAreaField } from "#ui/form/text-field.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { NextSteps } from "#web/features/moderation/cases/next-steps.tsx";
import { ErrorNote } from "#web/site/error-note.tsx";
import { REPORT_MAX_CHARACTERS } from "#contract/moderation/limits.ts";
import { MessageSelect } from "./message-select.tsx";
import styles from "./report-dialog.module.css";
import { useReport } from "./use-report.ts";

interface ReportDialogProps {
  readonly profile: Pick<ProfileCard, "id" | "name">;
  readonly conversation: ConversationId | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Category first, words optional, evidence and block as two ticks, and what happens next. */
export function ReportDialog({ profile, conversation, open, onClose }: ReportDialogProps) {
  const t = useTranslations("cases");
  const { name } = profile;
  const formId = useId();
  const nextId = useId();
  const [message, setMessage] = useState("");
  const { submit, isPending, error } = useReport(profile);
  const wrong = fieldMessage(error, "category");
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeText={t("report.cancel")}
      title={t("report.title", { name })}
      width="large"
      actions={
        <>
          <Button variant="quiet" onClick={onClose} wide>
            {t("report.cancel")}
          </Button>
          <Button type="submit" form={formId} busy={isPending} busyText={t("busy")} wide>
            {t("report.submit")}
          </Button>
        </>
      }
    >
      <form id={formId} method="dialog" onSubmit={submit} noValidate className={styles.report}>
        <div className={styles.column}>
          {error !== null && !wrong && <ErrorNote error={error} />}
          <FieldGroup legend={t("category")} error={wrong}>
            <div>
              {reportCategories.map((value) => (
                <ChoiceRow key={value} name="category" value={value} className={styles.choice}>
                  {t(`categories.${value}`)}
                </ChoiceRow>
              ))}
            </div>
          </FieldGroup>
          {conversation && (
            <MessageSelect conversation={conversation} value={message} onChange={setMessage} />
          )}
          <TextAreaField
            name="words"
            label={
              <>
                {t("words")} <span className={styles.optional}>{t("optional")}</span>
              </>
            }
            rows={3}
            maxLength={REPORT_MAX_CHARACTERS}
            error={fieldMessage(error, "words")}
          />
        </div>
        <div className={styles.column}>
          <section className={styles.next} aria-labelledby={nextId}>
            <h3 id={nextId}>{t("next.title")}</h3>
            <NextSteps name={name} />
          </section>
          {conversation && (
            <Checkbox name="share" value="yes" defaultChecked label={t("report.share")} />
          )}
          <Checkbox name="block" value="yes" defaultChecked label={t("report.block", { name })} />
          <p className={styles.danger}>{t("danger")}</p>
        </div>
      </form>
    </Modal>
  );
}
