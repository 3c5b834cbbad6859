import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import { CASE_PARAM, reportedPhotosQuery } from "#office/pages/cases/queries.ts";
import { textLinkClass } from "#ui/action/text-link.tsx";
import styles from "./photos.module.css";

/** The photos of reported messages. Their report decides on them, so that both sides get the reasons. */
export function ReportedPhotos() {
  const t = useTranslations("office.photos.reported");
  const categoryText = useTranslations("cases.categories");
  const format = useFormatter();
  const { data } = useQuery(reportedPhotosQuery);
  const photos = data?.photos ?? [];
  if (photos.length === 0) return null;
  return (
    <section className={styles.reported} aria-labelledby="reported">
      <h2 id="reported">{t("title", { count: photos.length })}</h2>
      <ul>
        {photos.map(({ case_id, photo, name, site_name, category, reported_at }) => (
          <li key={case_id}>
            <img src={`/cases/${case_id}/${photo}.webp`} alt={t("alt", { name })} />
            <div>
              <strong>{name}</strong>
              <span>{categoryText(category)}</span>
              <span className={styles.quiet}>
                {[
                  site_name,
                  format.dateTime(new Date(reported_at), {
                    dateStyle: "medium",
                    timeStyle: "short",
                  }),
                ].join(" · ")}
              </span>
              <a className={textLinkClass} href={`/reports?${CASE_PARAM}=${case_id}`}>
                {t("decide", { name })}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
