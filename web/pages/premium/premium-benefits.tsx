import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useWallPictures } from "#web/site/wall/use-wall-pictures.ts";
import { useSettings } from "#web/site/use-site.ts";
import { FREE_CONVERSATIONS } from "#contract/chat/limits.ts";
import { days } from "./days.ts";
import styles from "./premium-benefits.module.css";

/** What Premium opens: a picture of it, what the member gets and, for a free member, the state now. */
export function PremiumBenefits({ premium }: { premium: boolean }) {
  const t = useTranslations("premium.opens");
  const { history_days } = useSettings();
  const wallPictures = useWallPictures();
  return (
    <ul className={styles.opens}>
      <Part
        picture={<Faces pictures={days} />}
        heading={t("photos.heading")}
        then={t("photos.then")}
        now={!premium && t("photos.now")}
      />
      <Part
        picture={<Faces pictures={wallPictures} />}
        heading={t("conversations.heading")}
        then={t("conversations.then")}
        now={!premium && t("conversations.now", { count: FREE_CONVERSATIONS })}
      />
      <Part
        picture={
          <div className={styles.bubbles}>
            <span>{t("history.question")}</span>
            <span>{t("history.answer")}</span>
          </div>
        }
        heading={t("history.heading")}
        then={t("history.then")}
        now={!premium && t("history.now", { days: history_days })}
      />
    </ul>
  );
}

interface PartProps {
  readonly picture: ReactNode;
  readonly heading: string;
  readonly then: string;
  readonly now: string | false;
}

function Part({ picture, heading, then, now }: PartProps) {
  return (
    <li>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p>{then}</p>
        {now && <p className={styles.now}>{now}</p>}
      </div>
    </li>
  );
}

function Faces({ pictures }: { pictures: readonly string[] }) {
  return (
    <div className={styles.faces}>
      {pictures.map((src) => (
        <img key={src} src={src} alt="" width={120} height={150} loading="lazy" decoding="async" />
      ))}
    </div>
  );
}
