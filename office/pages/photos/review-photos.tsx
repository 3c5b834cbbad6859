import { useQuery } from "@tanstack/react-query";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ReviewReason } from "#contract/photos.ts";
import frame from "#office/office.module.css";
import { api, countsQuery, photosQuery } from "#office/office-api.ts";
import { reportedPhotosQuery } from "#office/pages/cases/queries.ts";
import { useAct } from "#office/use-act.ts";
import { Button } from "#ui/action/button.tsx";
import { Checkbox } from "#ui/form/choices/checkbox.tsx";
import { EmptyState } from "#ui/status/state.tsx";
import { errorCode } from "#web/api/api.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { LargePhoto } from "./large-photo.tsx";
import { PhotoDecision } from "./photo-decision.tsx";
import { PhotoStrip } from "./photo-strip.tsx";
import { ReportedPhotos } from "./reported-photos.tsx";
import { usePhotoKeys } from "./use-photo-keys.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import styles from "./photos.module.css";

/** The photo queue, which works entirely by keyboard. */
export function ReviewPhotos() {
  const t = useTranslations("office.photos");
  const { data } = useQuery(photosQuery);
  const [decided, setDecided] = useState<readonly { id: string; name: string }[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState<ReviewReason | null>(null);
  const [dialog, setDialog] = useState<"large" | "keys" | null>(null);
  const [hasActed, setHasActed] = useState(false);
  const [shortcuts, setShortcuts] = useShortcuts();
  const waiting = (data?.photos ?? []).filter(({ id }) => !decided.some((one) => one.id === id));
  const photo = waiting.find(({ id }) => id === chosen) ?? waiting[0];
  const last = decided.at(-1);
  const { data: reported } = useQuery(reportedPhotosQuery);
  const waitsHere = (data?.waiting ?? 0) + (reported?.photos.length ?? 0);

  const { act, busy } = useAct({
    reload: [photosQuery.queryKey, countsQuery.queryKey],
    describe: (error) => (errorCode(error) === "not_found" ? t("taken") : null),
    onDone: () => choose(null),
  });

  function choose(id: string | null) {
    setChosen(id);
    setReason(null);
    setHasActed(true);
  }

  function decide(rejection: ReviewReason | null) {
    if (!photo) return;
    const { id, name } = photo;
    const params = { id };
    void act(async () => {
      await (rejection
        ? api("POST /api/office/photos/:id/reject", { params, body: { reason: rejection } })
        : api("POST /api/office/photos/:id/approve", { params }));
      setDecided((before) => [...before, { id, name }]);
      return rejection ? t("rejected", { name }) : t("approved", { name });
    });
  }

  function undo() {
    if (!last) return;
    void act(async () => {
      await api("POST /api/office/photos/:id/undo", { params: { id: last.id } });
      setDecided((before) => before.filter(({ id }) => id !== last.id));
      return t("undone", { name: last.name });
    });
  }

  function skip() {
    if (!photo) return;
    const { id } = photo;
    void act(async () => {
      await api("POST /api/office/photos/:id/skip", { params: { id } });
      return null;
    });
  }

  usePhotoKeys({
    isOn: shortcuts,
    reason,
    choose: (one) => setReason(photo ? one : null),
    decide,
    skip,
    undo,
    toggleLarge: () => setDialog(dialog === null ? "large" : dialog === "large" ? null : dialog),
    showKeys: () => setDialog("keys"),
  });

  return (
    <>
      <div className={frame.head}>
        <div>
          <h1>{t("title")}</h1>
          <p>{t("waiting", { count: waitsHere })}</p>
        </div>
        <div className={styles.tools}>
          <Checkbox
            label={t("shortcuts")}
            checked={shortcuts}
            onChange={(event) => setShortcuts(event.currentTarget.checked)}
          />
          {last && (
            <Button variant="quiet" onClick={undo}>
              {t("undo")} {shortcuts && <kbd>Z</kbd>}
            </Button>
          )}
          {photo && (
            <Button variant="quiet" onClick={() => setDialog("large")}>
              {t("enlarge")} {shortcuts && <kbd>{t("space")}</kbd>}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setDialog("keys")}>
            {t("all_keys")} {shortcuts && <kbd>?</kbd>}
          </Button>
        </div>
      </div>
      <ReportedPhotos />
      {photo && (
        <>
          <PhotoDecision
            photo={photo}
            reason={reason}
            busy={busy}
            shortcuts={shortcuts}
            takesFocus={hasActed}
            onReason={setReason}
            onDecide={decide}
            onSkip={skip}
          />
          <PhotoStrip
            photos={waiting}
            current={photo.id}
            waiting={data?.waiting ?? 0}
            onChoose={choose}
          />
        </>
      )}
      {photo && (
        <LargePhoto photo={photo} open={dialog === "large"} onClose={() => setDialog(null)} />
      )}
      <KeysDialog open={dialog === "keys"} onClose={() => setDialog(null)} />
      {data && !photo && !reported?.photos.length && (
        <EmptyState icon={<ImageOff />} title={t("none")}>
          {t("none_lead")}
        </EmptyState>
      )}
    </>
  );
}
