import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { SearchSentence } from "#web/features/search/search-sentence.tsx";
import { SignupLinkButton } from "#web/features/signup/signup-link.tsx";
import { PortraitWall, PortraitWallPictures } from "#ui/photo/portrait-wall.tsx";
import { TopBar } from "#web/shell/top-bar.tsx";
import { useWallPictures } from "#web/site/wall/use-wall-pictures.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { Assurances } from "./assurances.tsx";
import { Costs } from "./costs.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Questions } from "./questions.tsx";
import { Safety } from "./safety.tsx";
import { SomeMembers } from "./some-members.tsx";
import styles from "./visitor-home.module.css";

/** Introduces the site to visitors: its idea, people, prices and safety, and answers to questions. */
export function VisitorHome() {
  const t = useTranslations("home");
  const settings = useSettings();
  const canSearch = settings.visitor_search;
  return (
    <>
      <PageTitle bare>{settings.index_title}</PageTitle>
      <HomeWall>
        <h1 className={styles.headline}>{settings.home.headline}</h1>
        <p className={styles.lead}>{settings.home.lead}</p>
        <div className={styles.signUp}>
          <SignupLinkButton variant="deep" size="big">
            {t("signUp")}
          </SignupLinkButton>
        </div>
        {canSearch && <SearchSentence />}
      </HomeWall>
      <Assurances />
      {canSearch && <SomeMembers />}
      <HowItWorks />
      <div className={styles.pair}>
        <Costs />
        <Safety />
      </div>
      <Questions />
    </>
  );
}

/** The site's introduction next to the framed portraits. */
function HomeWall({ children }: { children: ReactNode }) {
  return (
    <PortraitWall>
      <TopBar onDeep />
      <div className={styles.hall}>
        <div className={styles.pictures}>
          <PortraitWallPictures pictures={useWallPictures()} />
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </PortraitWall>
  );
}
