import { ArrowLeft, ChevronRight } from "lucide-react";
import { useParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { iconButtonClass } from "#ui/action/icon-button.tsx";
import { classNames } from "#ui/class-names.ts";
import { pageContext } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { Link } from "#web/site/links/link.tsx";
import { notFound } from "#web/site/not-found.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { findPart, loadList, settingsParts } from "./parts.ts";
import styles from "./settings-page.module.css";

export async function load({ context, params }: LoaderFunctionArgs): Promise<void> {
  const part = findPart(params["part"]);
  if (params["part"] !== undefined && !part) notFound();
  const page = context.get(pageContext);
  await (part ? part.load?.(page) : loadList(page));
}

/** `/settings` and `/settings/:part`: a list of parts and one part. A phone shows one of the two. */
export function Page() {
  const t = useTranslations("settings");
  const chosen = findPart(useParams()["part"]);
  const shown = chosen ?? settingsParts[0];
  if (!shown) return null;
  const title = t(`parts.${shown.key}.title`);
  return (
    <div className={classNames(styles.page, chosen ? styles.part : styles.list)}>
      <PageTitle>{chosen ? title : t("title")}</PageTitle>
      <h1 className="visually-hidden-on-phone">{t("title")}</h1>
      <nav aria-label={t("title")} className={styles.index}>
        <ul>
          {settingsParts.map(({ key, icon: Icon, Value }) => (
            <li key={key}>
              <Link
                to={paths.settings(key)}
                aria-current={key === shown.key ? "page" : undefined}
                className={styles.row}
              >
                <Icon aria-hidden />
                <span>
                  <span className={styles.name}>{t(`parts.${key}.title`)}</span>
                  {!chosen && (
                    <span className={styles.about}>
                      <Value />
                    </span>
                  )}
                </span>
                <ChevronRight aria-hidden className={styles.onward} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.content} aria-labelledby="settings-part">
        <div className={styles.bar}>
          <Link to={paths.settings()} className={iconButtonClass()} aria-label={t("title")}>
            <ArrowLeft aria-hidden />
          </Link>
          <h2 id="settings-part">{title}</h2>
        </div>
        <shown.Part />
      </section>
    </div>
  );
}
