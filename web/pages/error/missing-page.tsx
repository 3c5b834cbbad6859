import { useTranslations } from "use-intl";
import { inlineLinkClass } from "#ui/action/text-link.tsx";
import { Frame } from "#ui/photo/frame.tsx";
import { PortraitWall } from "#ui/photo/portrait-wall.tsx";
import { DefaultLayout } from "#web/layouts/layouts.tsx";
import { useWallPictures } from "#web/site/wall/use-wall-pictures.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import styles from "./missing-page.module.css";

/** An address without a page: the navigation stays, and a frame on the wall is empty. */
export function MissingPage() {
  const t = useTranslations("shell.error");
  const { support_email, visitor_search } = useSettings();
  const [picture] = useWallPictures();
  const canSearch = useUser() !== null || visitor_search;
  return (
    <DefaultLayout>
      <div className={styles.page}>
        <PageTitle>{t("notFound")}</PageTitle>
        <div className={styles.words}>
          <h1>{t("notFound")}</h1>
          <p className={styles.help}>{t("notFoundHelp")}</p>
          <div className={styles.actions}>
            <LinkButton to={paths.home()}>{t("home")}</LinkButton>
            {canSearch && (
              <LinkButton to={paths.members()} variant="quiet">
                {t("search")}
              </LinkButton>
            )}
          </div>
          <p className={styles.report}>
            {t.rich("report", {
              link: (words) => (
                <a href={`mailto:${support_email}`} className={inlineLinkClass}>
                  {words}
                </a>
              ),
            })}
          </p>
        </div>
        <PortraitWall className={styles.wall}>
          <div className={styles.frames} aria-hidden="true">
            <Frame src={picture} lit />
            <Frame />
          </div>
        </PortraitWall>
      </div>
    </DefaultLayout>
  );
}
