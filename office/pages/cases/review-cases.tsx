import { useQuery } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { useState } from "react";
import { useFormatter, useNow, useTranslations } from "use-intl";
import type { QueuedCase } from "#contract/office/cases.ts";
import { EmptyState } from "#ui/status/state.tsx";
import { CaseView } from "./case-view.tsx";
import styles from "./cases.module.css";
import { CASE_PARAM, casesQuery } from "./queries.ts";

/** The queue of reports and complaints, and the chosen one next to it. */
export function ReviewCases() {
  const t = useTranslations("office.cases");
  const { data } = useQuery(casesQuery);
  const [chosen, setChosen] = useState(readChosen);
  const cases = data?.cases ?? [];
  return (
    <>
      <h1>{t("title")}</h1>
      <p>{t("waiting", { count: data?.waiting ?? 0 })}</p>
      <OldestCase cases={cases} />
      {data?.cases.length === 0 && chosen === null && (
        <EmptyState icon={<Flag />} title={t("none")}>
          {t("none_lead")}
        </EmptyState>
      )}
      <div className={styles.columns}>
        <ul className={styles.queue}>
          {cases.map((one) => (
            <li key={one.id}>
              <Entry entry={one} chosen={one.id === chosen} onChoose={() => setChosen(one.id)} />
            </li>
          ))}
        </ul>
        {chosen !== null && <CaseView key={chosen} id={chosen} onDecided={() => setChosen(null)} />}
      </div>
    </>
  );
}

/** The case that the address names, such as that of a reported photo. */
const readChosen = () => new URLSearchParams(window.location.search).get(CASE_PARAM);

const HOUR_MS = 3_600_000;
/** The response time that the receipt of a report or complaint promises. */
const READ_WITHIN_HOURS = 24;

/** How long the oldest unread case has waited, and whether that breaks the promise. */
function OldestCase({ cases }: { readonly cases: readonly QueuedCase[] }) {
  const t = useTranslations("office.cases");
  const now = useNow({ updateInterval: HOUR_MS / 60 });
  const oldest = cases.find(({ state, is_appeal }) => state === "waiting" && !is_appeal);
  if (!oldest) return null;
  const hours = (now.getTime() - new Date(oldest.created_at).getTime()) / HOUR_MS;
  return (
    <p>
      {t("oldest", { count: Math.max(0, Math.floor(hours)) })}
      {hours > READ_WITHIN_HOURS && <strong>{` ${t("late")}`}</strong>}
    </p>
  );
}

interface EntryProps {
  readonly entry: QueuedCase;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Entry({ entry, chosen, onChoose }: EntryProps) {
  const t = useTranslations("office.cases");
  const categoryText = useTranslations("cases.categories");
  const format = useFormatter();
  const { number, site_name, source, category, reported_name, state, claimed_by } = entry;
  const date = format.dateTime(new Date(entry.created_at), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <button type="button" className={styles.entry} aria-pressed={chosen} onClick={onChoose}>
      <strong>{reported_name ?? t("unknown")}</strong>
      <span>{categoryText(category)}</span>
      <span className={styles.quiet}>
        {[t(`sources.${source}`), number, site_name, date].join(" · ")}
      </span>
      {entry.is_appeal && <span className={styles.tag}>{t("appeal")}</span>}
      {state === "mine" && <span className={styles.tag}>{t("mine")}</span>}
      {state === "taken" && <span>{t("taken_by", { name: claimed_by ?? "" })}</span>}
    </button>
  );
}
