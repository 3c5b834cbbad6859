import { useFormatter, useTranslations } from "use-intl";
import { staffRoles } from "#contract/office/roles.ts";
import type { OfficeEndpoints } from "#contract/office/endpoints.ts";
import { reasons } from "#office/pages/photos/reasons.ts";
import type { OutputOf } from "#contract/shared/endpoint.ts";
import styles from "./audit.module.css";

type Entry = OutputOf<OfficeEndpoints["GET /api/office/audit"]>["entries"][number];

/** One line of the trail: its time, act, target and person. */
export function AuditEntry({ entry }: { readonly entry: Entry }) {
  const t = useTranslations("office.audit");
  const format = useFormatter();
  const details = useDetails(entry.details);
  const at = new Date(entry.at);
  return (
    <li className={styles.entry}>
      <time dateTime={entry.at} className={styles.time}>
        {format.dateTime(at, { dateStyle: "medium", timeStyle: "short" })}
      </time>
      <div>
        <strong>{t(`actions.${entry.action}`)}</strong>
        {details && `: ${details}`}
      </div>
      <div className={styles.target}>{entry.target}</div>
      <div className={styles.by}>
        {t("by", { name: entry.by ?? t("command_line") })}
        {entry.site_name !== null && `, ${entry.site_name}`}
      </div>
    </li>
  );
}

/** The details of an entry in words: a reason, a role, or the roles that changed. */
function useDetails(details: Entry["details"]): string {
  const t = useTranslations("office");
  const word = (value: string) => {
    const role = staffRoles.find((one) => one === value);
    const reason = reasons.find((one) => one === value);
    return role ? t(`roles.${role}`) : reason ? t(`reasons.${reason}`) : value;
  };
  const signs: Readonly<Record<string, string>> = { added: "+ ", removed: "− " };
  return Object.entries(details)
    .flatMap(([name, value]) => [value].flat().map((one) => `${signs[name] ?? ""}${word(one)}`))
    .join(", ");
}
