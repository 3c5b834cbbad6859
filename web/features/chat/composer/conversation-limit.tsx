import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profiles.ts";
import { offerQuery } from "#web/features/checkout/queries.ts";
import { useMoney } from "#web/texts/formats.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { FREE_CONVERSATIONS } from "#contract/chat/limits.ts";
import { FictionalNote } from "./composer-notes.tsx";
import styles from "./conversation-limit.module.css";

/** Replaces the composer once a free member reaches the conversation limit: what Premium costs. */
export function ConversationLimit({ profile }: { profile: ProfileCard }) {
  const t = useTranslations("chat.limit");
  const { pathname } = useLocation();
  return (
    <section className={styles.limit} aria-labelledby="limit">
      <div className={styles.column}>
        {profile.is === "fictional" && <FictionalNote />}
        <h2 id="limit" className={styles.title}>
          {t("title", { count: FREE_CONVERSATIONS })}
        </h2>
        <p className={styles.offer}>
          <PremiumOffer />
        </p>
        <div className={styles.action}>
          <LinkButton to={paths.premium(pathname)} wide>
            {t("premium")}
          </LinkButton>
        </div>
        <p className={styles.answer}>{t("answer", { name: profile.name })}</p>
      </div>
    </section>
  );
}

function PremiumOffer() {
  const t = useTranslations("chat.limit");
  const format = useMoney();
  const { data: offer } = useQuery(offerQuery(useApi(), null));
  const smallest = offer?.bundles[0];
  if (!smallest) return t("text");
  return t.rich("textPrice", {
    price: format(smallest.price),
    messages: smallest.messages,
    b: (words) => <strong>{words}</strong>,
  });
}
