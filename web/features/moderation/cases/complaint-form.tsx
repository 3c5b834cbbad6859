import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { complaintCategories } from "#contract/catalogue/case-categories.ts";
import type { CaseCategory } from "#contract/catalogue/case-categories.ts";
import { Button } from "#ui/action/button.tsx";
import { Checkbox } from "#ui/form/choices/checkbox.tsx";
import { ChoiceRow, ChoiceRows } from "#ui/form/choices/choice-row.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import { TextAreaField, TextField } from "#ui/form/text-field.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { textOf, usePostForm } from "#web/site/use-form.ts";
import {
  REPORT_MAX_CHARACTERS,
  LOCATION_MAX_CHARACTERS,
  COMPLAINANT_NAME_MAX_CHARACTERS,
} from "#contract/moderation/limits.ts";
import styles from "./complaints.module.css";
import { NextSteps } from "./next-steps.tsx";

/** Files a complaint about a profile, a message or the site; needs no log-in and no JavaScript. */
export function ComplaintForm() {
  const t = useTranslations("cases");
  const { submit, isPending, error, values } = useComplaint();
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <div className={styles.head}>
        <h1>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
        <p className={styles.danger}>{t("danger")}</p>
      </div>
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {error !== null && <ErrorNote error={error} />}
        <FieldGroup legend={t("category")} error={fieldMessage(error, "category")}>
          <ChoiceRows>
            {complaintCategories.map((value) => (
              <ChoiceRow
                key={value}
                name="category"
                value={value}
                defaultChecked={values["category"] === value}
              >
                {t(`categories.${value}`)}
              </ChoiceRow>
            ))}
          </ChoiceRows>
        </FieldGroup>
        <TextAreaField
          name="words"
          label={t("words")}
          rows={5}
          maxLength={REPORT_MAX_CHARACTERS}
          defaultValue={values["words"]}
          error={fieldMessage(error, "words")}
        />
        <TextField
          name="location"
          label={t("location")}
          hint={t("locationHint")}
          maxLength={LOCATION_MAX_CHARACTERS}
          defaultValue={values["location"]}
          error={fieldMessage(error, "location")}
        />
        <TextField
          name="name"
          label={t("name")}
          hint={t("optional")}
          autoComplete="name"
          maxLength={COMPLAINANT_NAME_MAX_CHARACTERS}
          defaultValue={values["name"]}
          error={fieldMessage(error, "name")}
        />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          label={t("email")}
          hint={t("emailHint")}
          autoComplete="email"
          defaultValue={values["email"]}
          error={fieldMessage(error, "email")}
        />
        <Checkbox
          name="truthful"
          value="yes"
          label={t("truthful")}
          error={fieldMessage(error, "truthful")}
        />
        <Button type="submit" size="big" busy={isPending} busyText={t("busy")}>
          {t("submit")}
        </Button>
      </form>
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next">{t("next.title")}</h2>
        <NextSteps />
      </section>
    </div>
  );
}

function useComplaint() {
  const api = useApi();
  const navigate = useNavigate();
  const send = (form: FormData) =>
    api("POST /api/complaints", {
      body: {
        // The server rejects an empty one and a missing tick at their fields.
        category: textOf(form, "category") as CaseCategory,
        truthful: (textOf(form, "truthful") === "yes") as true,
        words: textOf(form, "words"),
        location: textOf(form, "location"),
        name: textOf(form, "name"),
        email: textOf(form, "email"),
      },
    });
  return usePostForm(send, { onSuccess: ({ token }) => navigate(paths.complaint(token)) });
}
