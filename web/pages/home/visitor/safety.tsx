import { Banknote, EyeOff, Mail } from "lucide-react";
import { useTranslations } from "use-intl";
import { inlineLinkClass } from "#ui/action/text-link.tsx";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./safety.module.css";
import { Section } from "./section.tsx";

/** Safety in three lines. */
export function Safety() {
  const t = useTranslations("home.safety");
  const { support_email } = useSettings();
  return (
    <Section heading={t("heading")} wide={false}>
      <ul className={styles.lines}>
        <li>
          <EyeOff aria-hidden className={styles.icon} />
          <p>{t("private")}</p>
        </li>
        <li>
          <Banknote aria-hidden className={styles.icon} />
          <p>{t("money")}</p>
        </li>
        <li>
          <Mail aria-hidden className={styles.icon} />
          <p>
            {t.rich("contact", {
              mail: (words) => (
                <a key="mail" href={`mailto:${support_email}`} className={inlineLinkClass}>
                  {words}
                </a>
              ),
            })}
          </p>
        </li>
      </ul>
    </Section>
  );
}
