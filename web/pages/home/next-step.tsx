import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { MemberCard } from "#contract/profiles.ts";
import type { SearchResults } from "#contract/search.ts";
import { Avatar } from "#ui/photo/avatar.tsx";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import styles from "./next-step.module.css";

interface NextStepProps {
  /** The member's default search; null if it failed. */
  readonly results: SearchResults | null;
  /** Members who do not appear elsewhere on the page. */
  readonly faces: readonly MemberCard[];
}

/** The suggested next step, with the page's only primary button: fill in what is missing, then search. */
export function NextStep({ results, faces }: NextStepProps) {
  const t = useTranslations("home.member.step");
  const { visible_profile_fields: fields } = useSettings();
  const own = useUser()?.profile;
  const part = own?.missing.find((one) => one === "about" || fields.includes(one));
  const missing = own?.main_image ? part : "photo";
  const images = (missing ? [own] : faces).flatMap((face) => face?.main_image ?? []);
  const searchTitle = useSearchTitle(results);
  if (missing) {
    return (
      <Step images={images} title={t(`missingTitle.${missing}`)} text={t(`missingText.${missing}`)}>
        <LinkButton to={missing === "photo" ? paths.profilePhotos() : paths.profile(missing)}>
          {t(`missingAction.${missing}`)}
        </LinkButton>
      </Step>
    );
  }
  return (
    <Step images={images} title={searchTitle} text={t("text")}>
      <LinkButton to={paths.members()}>{t("action")}</LinkButton>
    </Step>
  );
}

interface StepProps {
  readonly images: readonly { readonly thumb_filename: string }[];
  readonly title: string;
  readonly text: string;
  /** The button. */
  readonly children: ReactNode;
}

function Step({ images, title, text, children }: StepProps) {
  const { cdn_prefix } = useSettings();
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
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

function useSearchTitle(results: SearchResults | null): string {
  const t = useTranslations("home.member.step");
  const format = useFormatter();
  if (!results || results.numResults === 0) return t("titleNone");
  const { numResults: count, numResultsCapped: capped } = results;
  return capped ? t("titleMany", { count: format.number(count) }) : t("title", { count });
}
