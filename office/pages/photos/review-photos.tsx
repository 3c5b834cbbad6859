import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { PhotoRejection } from "#contract/photos.ts";
import { showToast } from "#ui/overlay/show-toast.ts";
import { errorCode } from "#web/api/api.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { api, countsQuery, photosQuery } from "#office/office-api.ts";
import { PhotoDecision } from "./photo-decision.tsx";
import { reasons } from "./reasons.ts";
import frame from "#office/office.module.css";
import styles from "./photos.module.css";

type Step =
  | { readonly is: "open" }
  | { readonly is: "reject"; readonly reason: PhotoRejection | null };

const open: Step = { is: "open" };

/** The photo queue, all by keyboard: A, or R with a reason and Enter; N skips, Z takes back. */
export function ReviewPhotos() {
  const t = useTranslations("office.photos");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { data } = useQuery(photosQuery);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [decided, setDecided] = useState<readonly { id: string; name: string }[]>([]);
  const [step, setStep] = useState<Step>(open);
  const [busy, setBusy] = useState(false);
  const waiting = (data?.photos ?? []).filter(({ id }) => !decided.some((one) => one.id === id));
  // A skipped photo comes back when only skipped ones are left.
  const photo = waiting.find(({ id }) => !skipped.includes(id)) ?? waiting[0];
  const last = decided.at(-1);

  async function act(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const text = errorCode(error) === "not_found" ? t("taken") : errorText(error);
      showToast({ text });
    } finally {
      void queryClient.invalidateQueries({ queryKey: countsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: photosQuery.queryKey });
      setStep(open);
      setBusy(false);
    }
  }

  function decide(reason: PhotoRejection | null) {
    if (!photo) return;
    const { id, name } = photo;
    void act(async () => {
      if (reason)
        await api("POST /api/office/photos/:id/reject", { params: { id }, body: { reason } });
      else await api("POST /api/office/photos/:id/approve", { params: { id } });
      setDecided((before) => [...before, { id, name }]);
      showToast({ text: reason ? t("rejected", { name }) : t("approved", { name }) });
    });
  }

  function undo() {
    if (!last) return;
    void act(async () => {
      await api("POST /api/office/photos/:id/undo", { params: { id: last.id } });
      setDecided((before) => before.filter(({ id }) => id !== last.id));
      showToast({ text: t("undone", { name: last.name }) });
    });
  }

  function skip() {
    if (photo) setSkipped((before) => [...before.filter((id) => id !== photo.id), photo.id]);
    setStep(open);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = (event.target as Element).closest("input, select, textarea") !== null;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping) return;
    const key = event.key.toLowerCase();
    // Enter presses a focused link or button; on a chosen reason it sends.
    const presses =
      (event.target as Element).closest("a, button:not([aria-pressed='true'])") !== null;
    const reason = step.is === "reject" ? reasons[Number(key) - 1] : undefined;
    if (reason) setStep({ is: "reject", reason });
    else if (key === "enter" && !presses && step.is === "reject" && step.reason) {
      event.preventDefault();
      decide(step.reason);
    } else if (key === "escape") setStep(open);
    else if (key === "a" && step.is !== "reject") decide(null);
    else if (key === "r") setStep({ is: "reject", reason: null });
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
        {last && (
          <button type="button" className={styles.choice} onClick={undo}>
            <kbd>Z</kbd> {t("undo")}
          </button>
        )}
      </div>
      {photo ? (
        <PhotoDecision
          photo={photo}
          rejecting={step.is === "reject"}
          reason={step.is === "reject" ? step.reason : null}
          busy={busy}
          onApprove={() => decide(null)}
          onReject={() => setStep({ is: "reject", reason: null })}
          onReason={(reason) => setStep({ is: "reject", reason })}
          onSend={decide}
          onBack={() => setStep(open)}
          onSkip={skip}
        />
      ) : (
        <div className={styles.empty}>
          <h2>{t("none")}</h2>
          <p>{t("none_lead")}</p>
        </div>
      )}
    </>
  );
}
