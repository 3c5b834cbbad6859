import { useFormatter, useTranslations } from "use-intl";
import { genders } from "#contract/catalogue/attributes.ts";
import { caseGrounds, caseMeasures } from "#contract/catalogue/case-categories.ts";
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

/** The details of an entry in words, such as a reason, a measure or the roles that changed. */
function useDetails(details: Entry["details"]): string {
  const t = useTranslations("office");
  const groundText = useTranslations("cases.grounds");
  const format = useFormatter();
  const role = inWords(staffRoles, (one) => t(`roles.${one}`));
  const gender = inWords(genders, (one) => t(`members.genders.${one}`));
  const words: Readonly<Record<string, (value: string) => string>> = {
    measure: inWords(caseMeasures, (one) => t(`cases.measures.${one}`)),
    role,
    added: (value) => `+ ${role(value)}`,
    removed(value) {
      if (value === "about" || value === "message") return t(`cases.${value}`);
      return staffRoles.some((one) => one === value)
        ? `− ${role(value)}`
        : t("audit.details.photo");
    },
    date_of_birth: (value) => t("audit.details.date_of_birth", { value }),
    gender: (value) => value.split(" ").map(gender).join(" "),
    reason: inWords(reasons, (one) => t(`reasons.${one}`)),
    until(value) {
      const date = format.dateTime(new Date(value), { dateStyle: "medium", timeStyle: "short" });
      return t("audit.details.until", { date });
    },
    ground: inWords(caseGrounds, groundText),
    message: (value) => t("audit.details.message", { number: value }),
  };
  // In the order of the words: the database keeps none.
  return [...new Set([...Object.keys(words), ...Object.keys(details)])]
    .flatMap((name) => [details[name] ?? []].flat().map((one) => words[name]?.(one) ?? one))
    .join(", ");
}

/** Finds the text of a code; a code without one stays as it is. */
function inWords<Code extends string>(codes: readonly Code[], text: (code: Code) => string) {
  return (value: string) => {
    const code = codes.find((one) => one === value);
    return code ? text(code) : value;
  };
}
