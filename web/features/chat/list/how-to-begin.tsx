import { BookOpenText, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { FictionalIcon } from "#ui/text/fictional-icon.tsx";
import { useLeastPrice } from "#web/features/credits/use-least-price.ts";
import { useSettings, useUser } from "#web/site/use-site.ts";
import styles from "./how-to-begin.module.css";

/** Beside a list that is still empty: how one begins, what it costs, with whom one talks. */
export function HowToBegin() {
  const t = useTranslations("chat.begin");
  const { message_credits: credits, fictional_count } = useSettings();
  const user = useUser();
  const least = useLeastPrice(user?.profile.country ?? "");
  // Who has bought pays the own average, which stands beside the button.
  const price = user?.paid_user ? null : least;
  return (
    <section className={styles.begin}>
      <h2>{t("title")}</h2>
      <ul className={styles.hints}>
        <Hint icon={<BookOpenText />} heading={t("profileHeading")}>
          {t("profile")}
        </Hint>
        <Hint icon={<Tag />} heading={t("priceHeading")}>
          {price === null ? t("price", { credits }) : t("priceFrom", { credits, price })}
        </Hint>
        {fictional_count > 0 && (
          <Hint icon={<FictionalIcon />} heading={t("fictionalHeading")}>
            {t("fictional")}
          </Hint>
        )}
      </ul>
    </section>
  );
}

interface HintProps {
  readonly icon: ReactNode;
  readonly heading: string;
  readonly children: ReactNode;
}

function Hint({ icon, heading, children }: HintProps) {
  return (
    <li>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <h3>{heading}</h3>
      <p>{children}</p>
    </li>
  );
}
