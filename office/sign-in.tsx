import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { TextField } from "#ui/form/text-field.tsx";
import { CredentialsForm } from "./credentials-form.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { api, sessionQuery } from "./office-api.ts";
import { useForm } from "./use-form.ts";
import styles from "./office.module.css";

const fields = ["email", "password", "code"] as const;

/** E-mail address, password and code in one form, so that an error reveals nothing about any of them. */
export function SignIn() {
  const t = useTranslations("office.sign_in");
  const queryClient = useQueryClient();
  const form = useForm(fields, async (body) => {
    queryClient.setQueryData(
      sessionQuery.queryKey,
      await api("POST /api/office/session", { body }),
    );
  });
  return (
    <main className={styles.narrow}>
      <h1>{t("title")}</h1>
      <CredentialsForm
        form={form}
        password={{ label: t("password"), autoComplete: "current-password" }}
        code={{ label: t("code"), hint: t("code_hint") }}
        submitText={t("submit")}
      >
        <TextField
          label={t("email")}
          name="email"
          type="email"
          autoComplete="username"
          error={form.fieldError("email")}
        />
      </CredentialsForm>
      <LanguageSelect />
    </main>
  );
}
