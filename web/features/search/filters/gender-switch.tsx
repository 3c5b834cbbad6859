import { useTranslations } from "use-intl";
import { Segments } from "#ui/form/choices/segments.tsx";
import { any } from "#web/features/search/search-query.ts";

interface GenderSwitchProps {
  /** "" until the server responds. */
  readonly value: string;
  readonly onChange: (gender: string) => void;
  readonly error?: string | undefined;
}

/** The gender to search for. */
export function GenderSwitch(props: GenderSwitchProps) {
  const t = useTranslations("search");
  const words = useTranslations("attributes.genderPlural");
  return (
    <Segments
      {...props}
      legend={t("seeks")}
      name="gender"
      options={{ female: words("female"), male: words("male"), [any]: t("both") }}
    />
  );
}
