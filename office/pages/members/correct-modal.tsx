import { useTranslations } from "use-intl";
import { STAFF_TEXT_MAX_CHARACTERS } from "#contract/office/limits.ts";
import { genders } from "#contract/catalogue/attributes.ts";
import type { SupportedMember } from "#contract/office/members.ts";
import { api } from "#office/office-api.ts";
import frame from "#office/office.module.css";
import { useForm } from "#office/use-form.ts";
import { Button } from "#ui/action/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#ui/form/text-field.tsx";
import { Modal } from "#ui/overlay/modal.tsx";

const fields = ["date_of_birth", "gender", "reason"] as const;

interface CorrectModalProps {
  readonly member: SupportedMember;
  readonly onClose: () => void;
  readonly onSaved: (member: SupportedMember) => void;
}

/** Changes a member's birth date and gender, for a reason. */
export function CorrectModal({ member, onClose, onSaved }: CorrectModalProps) {
  const t = useTranslations("office.members");
  const { submit, busy, fieldError, formError } = useForm(fields, async (values) => {
    const gender = genders.find((one) => one === values.gender) ?? member.gender;
    const body = { ...values, gender };
    const params = { id: member.id };
    onSaved((await api("PUT /api/office/members/:id", { params, body })).member);
  });
  return (
    <Modal
      open
      onClose={onClose}
      closeText={t("close")}
      title={t("correct_title", { name: member.name })}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className={frame.form}>
        <TextField
          name="date_of_birth"
          type="date"
          label={t("date_of_birth")}
          defaultValue={member.date_of_birth}
          error={fieldError("date_of_birth")}
        />
        <SelectField
          name="gender"
          label={t("gender")}
          defaultValue={member.gender}
          options={genders.map((one) => [one, t(`genders.${one}`)] as const)}
          error={fieldError("gender")}
        />
        <TextAreaField
          name="reason"
          label={t("reason")}
          hint={t("reason_hint")}
          rows={3}
          maxLength={STAFF_TEXT_MAX_CHARACTERS}
          error={fieldError("reason")}
        />
        {formError && (
          <p role="alert" className={frame.error}>
            {formError}
          </p>
        )}
        <Button type="submit" wide busy={busy}>
          {t("save")}
        </Button>
      </form>
    </Modal>
  );
}
