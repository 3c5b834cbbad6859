import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { SentenceSelect } from "#ui/form/sentence-select.tsx";
import { useApi } from "#web/page-context.ts";
import { useSettings } from "#web/site/use-site.ts";
import { useVisitorCountry } from "#web/site/use-visitor-country.ts";
import { encodeAgeSpan, ageSpans } from "./age-spans.ts";
import { searchQuery } from "./queries.ts";
import { SearchForm, readForm } from "./search-form.tsx";
import { any, readQuery } from "./search-query.ts";
import styles from "./search-sentence.module.css";

/** The search of the front page, as a sentence with up to three choices. It works without scripts. */
export function SearchSentence() {
  const t = useTranslations("home.sentence");
  const { region_data } = useSettings();
  const country = useVisitorCountry();
  const [query, setQuery] = useState<Readonly<Record<string, string>>>({ country });

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The visitor may have chosen before the page was hydrated.
    if (form.current) setQuery(readQuery(toSearch(form.current), region_data));
  }, [region_data]);
  return (
    <SearchForm
      ref={form}
      aria-label={t("label")}
      className={styles.search}
      onChange={(event) => setQuery(readQuery(toSearch(event.currentTarget), region_data))}
    >
      <input type="hidden" name="country" value={country} />
      <p className={styles.sentence}>
        {t.rich("text", {
          who: () => <Who key="who" />,
          ages: () => <Ages key="ages" />,
          place: () => <Place key="place" country={country} />,
          last: (words) => (
            <span key="last" className={styles.last}>
              {words}
            </span>
          ),
        })}
      </p>
      <div className={styles.go}>
        <Button type="submit" variant="ghost-deep" size="big">
          {t("lookAround")}
        </Button>
        <Found query={query} />
      </div>
    </SearchForm>
  );
}

/** Without choices that do not filter, so that the first search equals that of the list below. */
function toSearch(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...readForm(form)].filter(([, value]) => value !== any));
}

type Fields = ReturnType<typeof useSettings>["search_fields"];

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  /** The search fields that the site must offer for this choice. */
  readonly needs: Fields;
  /** The first option, which does not filter. */
  readonly all: readonly [value: string, label: string];
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** A choice in the sentence; only its first option as text if the site does not offer it. */
function Choice({ label, name, needs, all, options }: ChoiceProps) {
  const { search_fields } = useSettings();
  if (!needs.every((field) => search_fields.includes(field))) return all[1];
  return (
    <SentenceSelect name={name} label={label} autoComplete="off" options={[all, ...options]} />
  );
}

function Who() {
  const t = useTranslations("home.sentence");
  return (
    <Choice
      label={t("who")}
      name="gender"
      needs={["gender"]}
      all={[any, t("anybody")]}
      options={(["female", "male"] as const).map((gender) => [gender, t(gender)])}
    />
  );
}

function Ages() {
  const t = useTranslations("home.sentence");
  const { min_age } = useSettings();
  return (
    <Choice
      label={t("ages")}
      name="ages"
      needs={["min_age", "max_age"]}
      all={["", t("anyAge")]}
      options={ageSpans(min_age).map((span) => [
        encodeAgeSpan(span),
        span.to === null
          ? t("agesFrom", { from: String(span.from) })
          : t("agesBetween", { from: String(span.from), to: String(span.to) }),
      ])}
    />
  );
}

function Place({ country }: { country: string }) {
  const t = useTranslations("home.sentence");
  const { region_data } = useSettings();
  return (
    <Choice
      label={t("place")}
      name="countryregion"
      needs={["country", "countryregion"]}
      all={["", t("anywhere")]}
      options={(region_data[country] ?? []).map(({ code, name }) => [code, name])}
    />
  );
}

/** How many members the sentence finds; fictional profiles do not count. */
function Found({ query }: { query: Readonly<Record<string, string>> }) {
  const t = useTranslations("home.sentence");
  const format = useFormatter();
  const { data } = useQuery({
    ...searchQuery(useApi(), query),
    placeholderData: keepPreviousData,
  });
  return (
    <p role="status" className={styles.found}>
      {data?.is === "found" &&
        (data.numResultsCapped
          ? t("foundMany", { count: format.number(data.numResults) })
          : t("found", { count: data.numResults }))}
    </p>
  );
}
