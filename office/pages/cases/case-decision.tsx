import { useState } from "react";
import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { caseGrounds, caseMeasures } from "#contract/catalogue/case-categories.ts";
import type { CaseGround, CaseMeasure } from "#contract/catalogue/case-categories.ts";
import type { LoadedCase } from "#contract/office/cases.ts";
import { Button } from "#ui/action/button.tsx";
import { Checkbox } from "#ui/form/choices/checkbox.tsx";
import { ChoiceRow, ChoiceRows } from "#ui/form/choices/choice-row.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import { SelectField } from "#ui/form/select-field.tsx";
import styles from "./cases.module.css";

export interface DecisionBody {
  readonly measure: CaseMeasure;
  readonly ground: CaseGround | null;
  readonly days: number | null;
  readonly removed: string[];
}

interface CaseDecisionProps {
  readonly data: LoadedCase;
  readonly busy: boolean;
  readonly onDecide: (body: DecisionBody) => void;
}

const lengths = [7, 30, 90] as const;

/** What to do about a case: a measure, its reason, and what it removes or how long it lasts. */
export function CaseDecision({ data, busy, onDecide }: CaseDecisionProps) {
  const t = useTranslations("office.cases");
  const groundText = useTranslations("cases.grounds");
  const [measure, setMeasure] = useState<CaseMeasure>("none");
  /** The first field that has no answer yet. */
  const [missing, setMissing] = useState<"ground" | "items" | null>(null);
  const { profile, photos, messages } = data;
  const hasMessage = messages.some(({ reported }) => reported);
  const hasItems = hasMessage || photos.length > 0 || (profile !== null && profile.about !== "");
  const measures = caseMeasures.filter(
    (one) => one === "none" || (profile && (one !== "removal" || hasItems)),
  );
  const canRemove = measure === "removal" || measure === "suspension";
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const days = form.get("days");
    const ground = caseGrounds.find((one) => one === form.get("ground")) ?? null;
    const removed = canRemove ? form.getAll("removed").map(String) : [];
    if (measure !== "none" && !ground) return setMissing("ground");
    if (measure === "removal" && removed.length === 0) return setMissing("items");
    setMissing(null);
    onDecide({
      measure,
      ground,
      days: typeof days === "string" && days !== "" ? Number(days) : null,
      removed,
    });
  }
  return (
    <form className={styles.decision} onSubmit={submit}>
      <h3>{t("decide")}</h3>
      <FieldGroup legend={t("measure")}>
        <ChoiceRows>
          {measures.map((one) => (
            <ChoiceRow
              key={one}
              name="measure"
              value={one}
              checked={one === measure}
              onChange={() => setMeasure(one)}
            >
              {t(`measures.${one}`)}
            </ChoiceRow>
          ))}
        </ChoiceRows>
      </FieldGroup>
      {measure !== "none" && (
        <SelectField
          name="ground"
          label={t("ground")}
          options={[
            // Nothing is preselected, so that nobody receives a reason that staff overlooked.
            ["", t("choose_ground")],
            ...caseGrounds.map((one) => [one, groundText(one)] as const),
          ]}
          error={missing === "ground" && t("ground_missing")}
        />
      )}
      {measure === "suspension" && (
        <SelectField
          name="days"
          label={t("days")}
          options={[
            ...lengths.map((count) => [String(count), t("day", { count })] as const),
            ["", t("good")],
          ]}
        />
      )}
      {canRemove && profile && hasItems && (
        <FieldGroup legend={t("items")} error={missing === "items" && t("items_missing")}>
          {profile.about !== "" && <Checkbox name="removed" value="about" label={t("about")} />}
          {hasMessage && <Checkbox name="removed" value="message" label={t("message")} />}
          {photos.map((photo, at) => (
            <Checkbox
              key={photo}
              name="removed"
              value={photo}
              label={t("profile_photo", { number: String(at + 1) })}
            />
          ))}
        </FieldGroup>
      )}
      <p className={styles.quiet}>{t(measure === "none" ? "reporter_reads" : "both_read")}</p>
      <Button type="submit" size="big" busy={busy}>
        {t(`send.${measure}`)}
      </Button>
    </form>
  );
}
