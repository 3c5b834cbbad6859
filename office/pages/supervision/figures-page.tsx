import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { figurePeriods } from "#contract/office/figure-periods.ts";
import type { FigurePeriod } from "#contract/office/figure-periods.ts";
import type { OperatorFigures } from "#contract/office/supervision.ts";
import frame from "#office/office.module.css";
import { SelectField } from "#ui/form/select-field.tsx";
import styles from "./supervision.module.css";
import { figuresQuery } from "./queries.ts";

/** What each operator did; operators see only their own line. */
export function FiguresPage() {
  const t = useTranslations("office.figures");
  const [days, setDays] = useState<FigurePeriod>("7");
  const { data } = useQuery(figuresQuery(days));
  const operators = data?.operators ?? [];
  return (
    <>
      <div className={frame.head}>
        <div>
          <h1>{t("title")}</h1>
          <p>{t("lead")}</p>
        </div>
        <div className={styles.period}>
          <SelectField
            label={t("period")}
            value={days}
            options={figurePeriods.map((one) => [one, t("days", { count: Number(one) })] as const)}
            onChange={(event) =>
              setDays(figurePeriods.find((one) => one === event.currentTarget.value) ?? "7")
            }
          />
        </div>
      </div>
      {data && operators.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <ul className={styles.figures}>
          {operators.map((one) => (
            <Row key={one.id} figures={one} />
          ))}
        </ul>
      )}
      <p className={styles.quiet}>{t("per_hour_how")}</p>
    </>
  );
}

/** In minutes. */
const HOUR = 60;

function Row({ figures }: { readonly figures: OperatorFigures }) {
  const t = useTranslations("office.figures");
  const format = useFormatter();
  const { name, open, replies, median_minutes, replies_per_hour, complaints } = figures;
  const isLong = (median_minutes ?? 0) >= 2 * HOUR;
  const median =
    median_minutes === null
      ? t("no_value")
      : format.number(Math.round(median_minutes / (isLong ? HOUR : 1)), {
          style: "unit",
          unit: isLong ? "hour" : "minute",
        });
  const perHour =
    replies_per_hour === null
      ? t("no_value")
      : format.number(replies_per_hour, { maximumFractionDigits: 1 });
  const values = [
    ["open", format.number(open)],
    ["replies", format.number(replies)],
    ["median", median],
    ["per_hour", perHour],
    ["complaints", format.number(complaints)],
  ] as const;
  return (
    <li className={styles.row}>
      <h2>{name}</h2>
      <dl>
        {values.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
