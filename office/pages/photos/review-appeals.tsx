import { Scale } from "lucide-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { AppealedPhoto } from "#contract/office/appeals.ts";
import { api, appealsQuery, countsQuery } from "#office/office-api.ts";
import { Button } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/status/state.tsx";
import { showToast } from "#ui/overlay/show-toast.ts";
import { errorCode } from "#web/api/api.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import frame from "#office/office.module.css";
import styles from "./photos.module.css";

/** Appeals against rejected photos: approve after all, or let the rejection stay. */
export function ReviewAppeals() {
  const t = useTranslations("office.appeals");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { data } = useQuery(appealsQuery);
  const [busy, setBusy] = useState(false);
  const [hasDecided, setHasDecided] = useState(false);
  const appeal = data?.appeals[0];

  async function decide({ id, name }: AppealedPhoto, granted: boolean) {
    setBusy(true);
    try {
      await api("POST /api/office/photo-appeals/:id", { params: { id }, body: { granted } });
      setHasDecided(true);
      showToast({ text: granted ? t("granted", { name }) : t("denied", { name }) });
    } catch (error) {
      showToast({ text: errorCode(error) === "not_found" ? t("taken") : errorText(error) });
    } finally {
      void queryClient.invalidateQueries({ queryKey: countsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: appealsQuery.queryKey });
      setBusy(false);
    }
  }

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
  /** The button that was pressed for the previous one is gone. */
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
