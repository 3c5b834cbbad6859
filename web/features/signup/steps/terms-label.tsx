import { useTranslations } from "use-intl";
import { paths } from "#contract/paths.ts";
import { useSettings } from "#web/site/use-site.ts";
import { NewTabLink } from "./new-tab-link.tsx";

/** The label of the terms checkbox. */
export function TermsLabel() {
  const t = useTranslations("signup.account");
  const { min_age } = useSettings();
  return t.rich("terms", {
    age: String(min_age),
    terms: (words) => <NewTabLink to={paths.terms()}>{words}</NewTabLink>,
    privacy: (words) => <NewTabLink to={paths.privacy()}>{words}</NewTabLink>,
  });
}
