import type { ReactNode } from "react";
import { inlineLinkClass } from "#ui/action/text-link.tsx";
import { useSettings } from "#web/site/use-site.ts";

/** The values of a text that names the site's support: `<mail>{email}</mail>`. */
export function useSupport() {
  const { support_email: email } = useSettings();
  const mail = (words: ReactNode) => (
    <a href={`mailto:${email}`} className={inlineLinkClass}>
      {words}
    </a>
  );
  return { email, mail };
}
