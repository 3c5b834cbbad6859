import { useTranslations } from "use-intl";
import type { ProfileDetails } from "#contract/profiles/own-profile.ts";
import { BirthDateField } from "#ui/form/birth-date-field.tsx";
import { joinBirthDate, splitBirthDate } from "#ui/form/birth-date-parts.ts";
import { TextAreaField, TextField } from "#ui/form/text-field.tsx";
import { LocationButton } from "#web/features/places/location-button.tsx";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import { usePageContext } from "#web/page-context.ts";
import { useSettings } from "#web/site/use-site.ts";
import { useCountryName, useDateFormat } from "#web/texts/formats.ts";
import { ABOUT_MAX_CHARACTERS } from "#contract/profiles/limits.ts";
import { EditRow } from "./edit-row.tsx";
import styles from "./text-rows.module.css";

interface RowProps {
  readonly details: ProfileDetails;
}

/** What the member writes, with how long it is. */
export function AboutRow({ details }: RowProps) {
  const t = useTranslations("own-profile");
  const { locale } = usePageContext();
  const { about } = details;
  const number = (count: number) => count.toLocaleString(locale);
  return (
    <EditRow
      row="about"
      label={t("labels.about")}
      value={about || null}
      empty={t("emptyAbout")}
      details={details}
      start={{ about }}
      toChange={(draft) => draft}
    >
      {({ draft, change, wrong }) => (
        <TextAreaField
          name="about"
          label={t("labels.about")}
          value={draft.about}
          onChange={(event) => change({ about: event.target.value })}
          hint={
            <span className={styles.hint}>
              <span>{t("aboutHint")}</span>
              <span>
                {t("aboutCount", {
                  used: number(Array.from(draft.about).length),
                  most: number(ABOUT_MAX_CHARACTERS),
                })}
              </span>
            </span>
          }
          error={wrong("about")}
        />
      )}
    </EditRow>
  );
}

export function NameRow({ details }: RowProps) {
  const t = useTranslations("own-profile");
  const { name } = details;
  return (
    <EditRow
      row="name"
      label={t("labels.name")}
      value={name}
      details={details}
      start={{ name }}
      toChange={(draft) => draft}
    >
      {({ draft, change, wrong }) => (
        <TextField
          name="name"
          label={t("labels.name")}
          hint={t("nameHint")}
          autoComplete="given-name"
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
          error={wrong("name")}
        />
      )}
    </EditRow>
  );
}

export function BirthDateRow({ details }: RowProps) {
  const t = useTranslations("own-profile");
  const { locale } = usePageContext();
  const format = useDateFormat();
  const { date_of_birth: born } = details;
  // At noon it is the same day in every time zone of Europe and America.
  const noon = new Date(`${born}T12:00:00Z`);
  return (
    <EditRow
      row="date_of_birth"
      supportField="date_of_birth"
      label={t("labels.date_of_birth")}
      value={format(noon, { day: "numeric", month: "long", year: "numeric" })}
      details={details}
      start={splitBirthDate(born)}
      toChange={(parts) => ({ date_of_birth: joinBirthDate(parts) })}
    >
      {({ draft, change, wrong }) => (
        <BirthDateField
          legend={t("labels.date_of_birth")}
          hint={t("birthDateHint")}
          dayText={t("day")}
          monthText={t("month")}
          yearText={t("year")}
          locale={locale}
          value={draft}
          onChange={change}
          error={wrong("date_of_birth")}
        />
      )}
    </EditRow>
  );
}

/** Country, region and town: one form, because a town lies in a region. */
export function PlaceRow({ details }: RowProps) {
  const t = useTranslations("own-profile");
  const words = useTranslations("attributes.labels");
  const nameOf = useCountryName();
  const { countries, region_data } = useSettings();
  const { country, region, city } = details;
  const regionName = region_data[country]?.find(({ code }) => code === region)?.name;
  const parts = [city, regionName, countries.length > 1 && nameOf(country)];
  return (
    <EditRow
      row="place"
      label={t("labels.place")}
      value={parts.filter(Boolean).join(", ")}
      details={details}
      start={{ country, region, city }}
      toChange={(draft) => draft}
    >
      {({ draft, change, wrong }) => (
        <>
          <PlaceFields
            texts={{ country: words("country"), choose: t("choose"), city: t("labels.place") }}
            place={draft}
            change={change}
            wrong={wrong}
          />
          <LocationButton onTown={change} />
        </>
      )}
    </EditRow>
  );
}
