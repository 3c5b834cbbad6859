import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { PasswordField } from "#ui/form/password-field.tsx";

type CurrentPasswordProps = Pick<
  ComponentProps<typeof PasswordField>,
  "label" | "error" | "value" | "onChange"
>;

/** The password that an account has, to log in or to confirm a change. */
export function CurrentPassword(props: CurrentPasswordProps) {
  const t = useTranslations("accounts.login");
  return (
    <PasswordField
      {...props}
      name="password"
      autoComplete="current-password"
      showText={t("show")}
      hideText={t("hide")}
      required
    />
  );
}
