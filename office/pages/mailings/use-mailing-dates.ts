import { useFormatter, useTranslations } from "use-intl";
import type { ListedMailing } from "#contract/office/mailings.ts";

/** When the mailing starts or started, or when its draft was changed, and the person who did. */
export function useMailingDates({
  state,
  starts_at,
  changed_at,
  changed_by,
}: ListedMailing): string {
  const t = useTranslations("office.mailings");
  const format = useFormatter();
  const toDate = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  if (starts_at !== null) {
    return t(state === "scheduled" ? "starts" : "started", { date: toDate(starts_at) });
  }
  const date = toDate(changed_at);
  return changed_by === null ? t("changed", { date }) : t("changed_by", { name: changed_by, date });
}
