import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { InlineLink } from "#web/site/links/text-link.tsx";

/** A link in a form's text that opens in a new tab, so that the form stays open. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  const t = useTranslations("signup");
  return (
    <InlineLink to={to} target="_blank">
      {children}
      <span className="visually-hidden"> ({t("newTab")})</span>
    </InlineLink>
  );
}
