import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { navItems } from "#web/shell/nav-items.ts";
import { useCounts } from "#web/site/use-counts.ts";
import styles from "./what-is-new.module.css";

/** New likes and unread messages, each a way to them; that there are none is said, too. */
export function WhatIsNew() {
  const t = useTranslations("home.member");
  const nav = useTranslations("shell.nav");
  const counts = useCounts();
  const news = navItems.flatMap((item) => {
    const count = item.count ? counts[item.count.of] : 0;
    return item.count && count > 0 ? [{ ...item, text: nav(item.count.text, { count }) }] : [];
  });
  return (
    <section className={styles.news}>
      <h2 className="vh">{t("news")}</h2>
      {news.length === 0 && <p className={styles.none}>{t("noNews")}</p>}
      <ul className={styles.list}>
        {news.map((item) => (
          <li key={item.key}>
            <Link to={item.to} className={styles.item}>
              <item.icon aria-hidden />
              <span>{item.text}</span>
              <ChevronRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
