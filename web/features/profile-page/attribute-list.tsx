import { useTranslations } from "use-intl";
import { useCountryName } from "#web/texts/formats.ts";
import type { ProfileView } from "#contract/profiles.ts";
import { regionLabel } from "#contract/catalogue/regions.ts";
import type { CountryCode } from "#contract/catalogue/regions.ts";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./attribute-list.module.css";

type Attributes = ProfileView["attributes"];

/** The attributes of a profile that its head does not show, in the site's order and with its notes. */
export function AttributeList({ member }: { member: ProfileView }) {
  const t = useTranslations("profile-page");
  const { visible_profile_fields, visible_profile_notes } = useSettings();
  const words = useWords(member);
  const there = visible_profile_fields.filter(
    (field) => !isInHead(field) && member.attributes[field] !== undefined,
  );
  if (there.length === 0) return null;
  return (
    <section>
      <h2 className="visually-hidden">{t("attributes")}</h2>
      <dl className={styles.list}>
        {there.map((field) => (
          <div key={field} className={styles.row}>
            <dt>{words.label(field)}</dt>
            <dd>
              {words.value(field)}
              {visible_profile_notes[field] && (
                <span className={styles.note}>{visible_profile_notes[field]}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Name, age and town are the head of every profile. */
function isInHead(field: keyof Attributes): field is "age" | "city" {
  return field === "age" || field === "city";
}

function useWords({ attributes, country, region }: ProfileView) {
  const t = useTranslations("attributes");
  const nameOf = useCountryName();
  const { region_data } = useSettings();
  const place = (field: "country" | "region") => {
    if (field === "country") return nameOf(country);
    return region_data[country]?.find(({ code }) => code === region)?.name ?? region;
  };
  return {
    label: (field: keyof Attributes) =>
      field === "region"
        ? t(`regionLabel.${regionLabel[country as CountryCode]}`)
        : t(`labels.${field}`),
    value: (field: keyof Attributes) => {
      if (field === "country" || field === "region") return place(field);
      // The texts of a field's values are under the field's name.
      return t(`${field}.${attributes[field]}` as "gender.female");
    },
  };
}
