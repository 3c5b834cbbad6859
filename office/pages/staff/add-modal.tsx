import { useState } from "react";
import { useTranslations } from "use-intl";
import { nativeName } from "#contract/formatting/formats.ts";
import { isLocale, locales } from "#contract/shared/languages.ts";
import frame from "#office/office.module.css";
import { api } from "#office/office-api.ts";
import { useForm } from "#office/use-form.ts";
import { Button } from "#ui/action/button.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { RoleChips } from "./role-chips.tsx";
import type { Grant } from "./role-chips.tsx";
import type { SiteOfStaff } from "./staff-row.tsx";

const fields = ["name", "email", "language", "roles"] as const;

interface AddModalProps {
  readonly sites: readonly SiteOfStaff[];
  readonly onClose: () => void;
  readonly onAdded: (name: string, link: string) => void;
}

/** Adds a person, who gets a link to choose a password. */
export function AddModal({ sites, onClose, onAdded }: AddModalProps) {
  const t = useTranslations("office.staff");
  const [roles, setRoles] = useState<readonly Grant[]>([]);
  const { submit, busy, fieldError, formError } = useForm(fields, async (values) => {
    const { name, email, language } = values;
    if (!isLocale(language)) return;
    const body = { name, email, language, roles: [...roles] };
    onAdded(name, (await api("POST /api/office/staff", { body })).link);
  });
  return (
    <Modal open onClose={onClose} closeText={t("close")} title={t("add")}>
      <form onSubmit={(event) => void submit(event)} noValidate className={frame.form}>
        <TextField label={t("name")} name="name" autoComplete="off" error={fieldError("name")} />
        <TextField
          label={t("email")}
          name="email"
          type="email"
          autoComplete="off"
          error={fieldError("email")}
        />
        <SelectField
          label={t("language")}
          name="language"
          defaultValue={document.documentElement.lang}
          options={locales.map((locale) => [locale, nativeName(locale)] as const)}
        />
        <RoleChips sites={sites} value={roles} error={fieldError("roles")} onChange={setRoles} />
        {formError && (
          <p role="alert" className={frame.error}>
            {formError}
          </p>
        )}
        <Button type="submit" wide busy={busy}>
          {t("submit_add")}
        </Button>
      </form>
    </Modal>
  );
}
