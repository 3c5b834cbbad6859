import { Scale } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { AppealedPhoto } from "#contract/office/photo-appeals.ts";
import { api, appealsQuery, countsQuery } from "#office/office-api.ts";
import { useAct } from "#office/use-act.ts";
import { Button } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/status/state.tsx";
import { errorCode } from "#web/api/api.ts";
import frame from "#office/office.module.css";
import styles from "./photos.module.css";

/** Appeals against rejected photos: approve after all, or let the rejection stay. */
export function ReviewAppeals() {
  const t = useTranslations("office.appeals");
  const { data } = useQuery(appealsQuery);
  const [hasDecided, setHasDecided] = useState(false);
  const appeal = data?.appeals[0];

  const { act, busy } = useAct({
    reload: [appealsQuery.queryKey, countsQuery.queryKey],
    describe: (error) => (errorCode(error) === "not_found" ? t("taken") : null),
  });
  const decide = ({ id, name }: AppealedPhoto, granted: boolean) =>
    act(async () => {
      await api("POST /api/office/photo-appeals/:id", { params: { id }, body: { granted } });
      setHasDecided(true);
      return granted ? t("granted", { name }) : t("denied", { name });
    });

  return (
    <>
      <div className={frame.head}>
        <div>
          <h1>{t("title")}</h1>
          <p>{t("waiting", { count: data?.waiting ?? 0 })}</p>
        </div>
      </div>
      {appeal ? (
        <Appeal
          key={appeal.id}
          appeal={appeal}
          busy={busy}
          takesFocus={hasDecided}
          onDecide={(granted) => void decide(appeal, granted)}
        />
      ) : (
        data && (
          <EmptyState icon={<Scale />} title={t("none")}>
            {t("lead")}
          </EmptyState>
        )
      )}
    </>
  );
}

interface AppealProps {
  readonly appeal: AppealedPhoto;
  readonly busy: boolean;
  /** The button pressed for the previous appeal is gone. */
  readonly takesFocus: boolean;
  readonly onDecide: (granted: boolean) => void;
}

const focus = (element: HTMLElement | null) => element?.focus();

function Appeal({ appeal, busy, takesFocus, onDecide }: AppealProps) {
  const t = useTranslations("office.appeals");
  const photos = useTranslations("office.photos");
  const reason = useTranslations("office.reasons");
  const format = useFormatter();
  const { id, name, age, site_name: site, remark } = appeal;
  const date = format.dateTime(new Date(appeal.made_at), { dateStyle: "long", timeStyle: "short" });
  return (
    <div className={styles.review}>
      <img src={`/photos/${id}.webp`} alt={photos("alt", { name })} className={styles.photo} />
      <div className={styles.decision}>
        <h2 tabIndex={-1} ref={takesFocus ? focus : undefined}>
          {`${name}, ${age}`}
        </h2>
        <p>{t("about", { site, date })}</p>
        <h3>{t("rejection")}</h3>
        <p>{reason(appeal.rejection)}</p>
        <h3>{t("remark")}</h3>
        <p className={styles.remark}>{remark === "" ? t("no_remark") : remark}</p>
        <div className={styles.buttons}>
          <Button size="big" busy={busy} onClick={() => onDecide(true)}>
            {t("grant")}
          </Button>
          <Button size="big" variant="danger" busy={busy} onClick={() => onDecide(false)}>
            {t("deny")}
          </Button>
        </div>
      </div>
    </div>
  );
}
