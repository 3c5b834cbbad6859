import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { inlineLinkClass } from "#ui/action/text-link.tsx";
import { Link } from "#web/site/link.tsx";

interface NewTabLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link inside a form's text: it opens in another tab, so the form stays. */
export function NewTabLink({ to, children }: NewTabLinkProps) {
  const t = useTranslations("signup");
  return (
    <Link to={to} target="_blank" className={inlineLinkClass}>
      {children}
      <span className="visually-hidden"> ({t("newTab")})</span>
    </Link>
  );
}
