import { useSuspenseQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { DataExport } from "#contract/data-export.ts";
import { Button, buttonClass } from "#ui/action/button.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { CurrentPassword } from "#web/features/accounts/current-password.tsx";
import { usePageContext } from "#web/page-context.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { textOf, useForm } from "#web/site/use-form.ts";
import { useDateFormat } from "#web/texts/formats.ts";
import styles from "./data-export-settings.module.css";
import { dataExportKey, dataExportQuery } from "./queries.ts";

const MOMENT = { dateStyle: "long", timeStyle: "short" } as const;

/** A copy of all the member's data: requested with the password, then downloaded for a day. */
export function DataExportSettings() {
  const t = useTranslations("settings.data");
  const { api } = usePageContext();
  const { export: current } = useSuspenseQuery(dataExportQuery(api)).data;
  return (
    <>
      <p className={styles.lead}>{t("lead")}</p>
      {/* Announced when it changes. */}
      <div role="status">{current && <State current={current} />}</div>
      {!current && <RequestForm />}
    </>
  );
}

function State({ current: { address, size, expires_at } }: { readonly current: DataExport }) {
  const t = useTranslations("settings.data");
  const date = useDateFormat();
  const format = useFormatter();
  if (!address || size === null || !expires_at) return <p>{t("preparing")}</p>;
  const kilobytes = format.number(Math.ceil(size / 1024), { style: "unit", unit: "kilobyte" });
  return (
    <>
      <p className={styles.lead}>{t("ready", { date: date(new Date(expires_at), MOMENT) })}</p>
      <a href={address} download className={buttonClass({ size: "big" })}>
        {t("download", { size: kilobytes })}
      </a>
    </>
  );
}

function RequestForm() {
  const t = useTranslations("settings.data");
  const { api, queryClient } = usePageContext();
  const { submit, isPending, error } = useForm(
    (form) => api("POST /api/data-export", { body: { password: textOf(form, "password") } }),
    { onSuccess: (answer) => queryClient.setQueryData(dataExportKey, answer) },
  );
  const wrong = fieldMessage(error, "password");
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <NoScriptNote />
      {error !== null && !wrong && <ErrorNote error={error} />}
      <CurrentPassword label={t("password")} error={wrong} />
      <Button type="submit" size="big" busy={isPending} busyText={t("busy")}>
        {t("submit")}
      </Button>
    </form>
  );
}
