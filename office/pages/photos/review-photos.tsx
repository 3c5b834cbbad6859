import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ImageOff } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { PhotoRejection } from "#contract/photos.ts";
import frame from "#office/office.module.css";
import { api, countsQuery, photosQuery } from "#office/office-api.ts";
import { Button } from "#ui/action/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { showToast } from "#ui/overlay/show-toast.ts";
import { EmptyState } from "#ui/status/state.tsx";
import { errorCode } from "#web/api/api.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { PhotoDecision } from "./photo-decision.tsx";
import { PhotoStrip } from "./photo-strip.tsx";
import { reasons } from "./reasons.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import styles from "./photos.module.css";

/** The photo queue, all by keyboard: A, or a digit and Enter; N skips, Z takes back. */
export function ReviewPhotos() {
  const t = useTranslations("office.photos");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { data } = useQuery(photosQuery);
  const [decided, setDecided] = useState<readonly { id: string; name: string }[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState<PhotoRejection | null>(null);
  const [busy, setBusy] = useState(false);
  const [hasActed, setHasActed] = useState(false);
  const [shortcuts, setShortcuts] = useShortcuts();
  const waiting = (data?.photos ?? []).filter(({ id }) => !decided.some((one) => one.id === id));
  const photo = waiting.find(({ id }) => id === chosen) ?? waiting[0];
  const last = decided.at(-1);

  function choose(id: string | null) {
    setChosen(id);
    setReason(null);
    setHasActed(true);
  }

  /** Shows the text that the work returns once the next photo can be decided. */
  async function act(work: () => Promise<string | null>) {
    if (busy) return;
    setBusy(true);
    const text = await work().catch((error: unknown) =>
      errorCode(error) === "not_found" ? t("taken") : errorText(error),
    );
    void queryClient.invalidateQueries({ queryKey: countsQuery.queryKey });
    await queryClient.invalidateQueries({ queryKey: photosQuery.queryKey });
    choose(null);
    setBusy(false);
    if (text !== null) showToast({ text });
  }

  function decide(rejection: PhotoRejection | null) {
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

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element;
    const isTyping = target.closest("input:not([type=checkbox]), select, textarea") !== null;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping) return;
    if (!shortcuts) return;
    const key = event.key.toLowerCase();
    // Enter presses a focused link or button; on the chosen reason it rejects.
    const presses = target.closest("a, button:not([aria-pressed='true']), input") !== null;
    const pressed = reasons[Number(key) - 1];
    if (pressed && photo) setReason(pressed);
    else if (key === "enter" && !presses && reason) {
      event.preventDefault();
      decide(reason);
    } else if (key === "escape") setReason(null);
    else if (key === "a") decide(null);
    else if (key === "n") skip();
    else if (key === "z") undo();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <>
      <div className={frame.head}>
        <div>
          <h1>{t("title")}</h1>
          <p>{t("waiting", { count: data?.waiting ?? 0 })}</p>
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
        </div>
      </div>
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
      {data && !photo && (
        <EmptyState icon={<ImageOff />} title={t("none")}>
          {t("none_lead")}
        </EmptyState>
      )}
    </>
  );
}
