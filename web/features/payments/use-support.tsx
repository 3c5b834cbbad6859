import type { ReactNode } from "react";
import { inlineLinkClass } from "#ui/action/text-link.tsx";
import { useSettings } from "#web/site/use-site.ts";

/** Values for texts with the support address: `<mail>{email}</mail>`. */
export function useSupport() {
  const { support_email: email } = useSettings();
  const mail = (words: ReactNode) => (
    <a href={`mailto:${email}`} className={inlineLinkClass}>
      {words}
    </a>
  );
  return { email, mail };
}
