import { useId } from "react";
import { useTranslations } from "use-intl";
import {
  bodyTypes,
  eyeColours,
  genders,
  hairColours,
  reasons,
  relationshipStatuses,
  seekings,
  tattooChoices,
} from "#contract/catalogue/attributes.ts";
import type { ProfileDetails } from "#contract/profiles/own-profile.ts";
import { ChoiceRow, ChoiceRows } from "#ui/form/choices/choice-row.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import { EditRow } from "./edit-row.tsx";

interface RowProps {
  readonly details: ProfileDetails;
}

/** The attributes whose answer is one of a list, in the order of the page. */
export const attributeChoices = {
  reason: reasons,
  relationship_status: relationshipStatuses,
  body_type: bodyTypes,
  hair_colour: hairColours,
  eye_colour: eyeColours,
  tattoos: tattooChoices,
} as const;
export type ChoiceField = keyof typeof attributeChoices;

/** An attribute that may be left open. */
export function AttributeRow({ field, details }: RowProps & { readonly field: ChoiceField }) {
  const t = useTranslations("own-profile");
  const words = useTranslations("attributes");
  const label = field === "reason" ? t("labels.reason") : words(`labels.${field}`);
  // The texts of a field's values are under the field's name.
  const word = (value: string) => words(`${field}.${value}` as "gender.female");
  const stored = details[field];
  return (
    <EditRow
      row={field}
      label={label}
      value={stored && word(stored)}
      details={details}
      start={{ value: stored as string | null }}
      toChange={({ value }) => ({ [field]: value })}
    >
      {({ draft, change, wrong }) => (
        <Choices
          legend={label}
          values={[...attributeChoices[field], null]}
          word={(value) => (value === null ? t("notSaid") : word(value))}
          chosen={draft.value}
          onChoose={(value) => change({ value })}
          error={wrong(field)}
        />
      )}
    </EditRow>
  );
}

/** The own gender; always answered. */
export function GenderRow({ details }: RowProps) {
  const t = useTranslations("own-profile");
  const words = useTranslations("attributes.gender");
  const label = t("labels.gender");
  return (
    <EditRow
      row="gender"
      supportField="gender"
      label={label}
      value={words(details.gender)}
      details={details}
      start={{ gender: details.gender }}
      toChange={(draft) => draft}
    >
      {({ draft, change, wrong }) => (
        <Choices
          legend={label}
          hint={t("orientation")}
          values={genders}
          word={(gender) => words(gender)}
          chosen={draft.gender}
          onChoose={(gender) => change({ gender })}
          error={wrong("gender")}
        />
      )}
    </EditRow>
  );
}

/** The gender the member seeks; always answered. */
export function SeeksRow({ details }: RowProps) {
  const t = useTranslations("own-profile");
  const words = useTranslations("attributes.genderPlural");
  const label = t("labels.seeks");
  const word = (seeks: ProfileDetails["seeks"]) => (seeks === "both" ? t("both") : words(seeks));
  return (
    <EditRow
      row="seeks"
      label={label}
      value={word(details.seeks)}
      details={details}
      start={{ seeks: details.seeks }}
      toChange={(draft) => draft}
    >
      {({ draft, change, wrong }) => (
        <Choices
          legend={label}
          hint={t("orientation")}
          values={seekings}
          word={word}
          chosen={draft.seeks}
          onChoose={(seeks) => change({ seeks })}
          error={wrong("seeks")}
        />
      )}
    </EditRow>
  );
}

interface ChoicesProps<Value extends string | null> {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly values: readonly Value[];
  readonly word: (value: Value) => string;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly error: string | undefined;
}

/** One answer of a list; null is the answer that leaves it open. */
export function Choices<Value extends string | null>(props: ChoicesProps<Value>) {
  const { legend, hint, values, word, chosen, onChoose, error } = props;
  const name = useId();
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      <ChoiceRows>
        {values.map((value) => (
          <ChoiceRow
            key={value ?? ""}
            name={name}
            value={value ?? ""}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          >
            {word(value)}
          </ChoiceRow>
        ))}
      </ChoiceRows>
    </FieldGroup>
  );
}
