import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { inlineLinkClass } from "#ui/action/text-link.tsx";
import { paths } from "#web/paths.ts";
import { useSettings } from "#web/site/use-site.ts";

/** The label of the terms checkbox. Its links open in another tab, so the form stays. */
export function TermsLabel() {
  const t = useTranslations("signup.account");
  const { min_age } = useSettings();
  return t.rich("terms", {
    age: String(min_age),
    terms: (words) => <Beside to={paths.terms()}>{words}</Beside>,
    privacy: (words) => <Beside to={paths.privacy()}>{words}</Beside>,
  });
}

function Beside({ to, children }: { to: string; children: ReactNode }) {
  const t = useTranslations("signup");
  return (
    <Link to={to} target="_blank" className={inlineLinkClass}>
      {children}
      <span className="visually-hidden"> ({t("newTab")})</span>
    </Link>
  );
}
