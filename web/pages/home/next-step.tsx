import { useFormatter, useTranslations } from "use-intl";
import type { MemberCard } from "#contract/profiles.ts";
import type { SearchResults } from "#contract/search.ts";
import { Avatar } from "#ui/photo/avatar.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./next-step.module.css";

interface NextStepProps {
  /** The member's default search; null if it failed. */
  readonly results: SearchResults | null;
  /** Members who do not appear elsewhere on the page. */
  readonly faces: readonly MemberCard[];
}

/** The suggested next step, with the page's only primary button. */
export function NextStep({ results, faces }: NextStepProps) {
  const t = useTranslations("home.member.step");
  const { cdn_prefix } = useSettings();
  const images = faces.flatMap(({ main_image }) => main_image ?? []);
  return (
    <section className={styles.step}>
      <div className={styles.card}>
        {images.length > 0 && (
          <div className={styles.faces} aria-hidden="true">
            {images.map((image) => (
              <Avatar key={image.thumb_filename} src={cdn_prefix + image.thumb_filename} />
            ))}
          </div>
        )}
        <div className={styles.words}>
          <h2>{useTitle(results)}</h2>
          <p>{t("text")}</p>
        </div>
        <LinkButton to={paths.members()}>{t("action")}</LinkButton>
      </div>
    </section>
  );
}

function useTitle(results: SearchResults | null): string {
  const t = useTranslations("home.member.step");
  const format = useFormatter();
  if (!results || results.numResults === 0) return t("titleNone");
  const { numResults: count, numResultsCapped: capped } = results;
  return capped ? t("titleMany", { count: format.number(count) }) : t("title", { count });
}
