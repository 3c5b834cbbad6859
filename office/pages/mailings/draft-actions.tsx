import { useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "#office/office-api.ts";
import { useAct } from "#office/use-act.ts";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { mailingKeys } from "./queries.ts";
import { useReceiverCount } from "./receivers.tsx";
import type { Draft } from "./use-draft.ts";
import styles from "./mailings.module.css";

type Question = "send" | "schedule" | "delete";

interface DraftActionsProps {
  readonly id: string;
  readonly draft: Draft;
}

/** Sends, schedules or deletes a draft, each after one question. What is written is saved first. */
export function DraftActions({ id, draft }: DraftActionsProps) {
  const t = useTranslations("office.mailings");
  const { act, busy } = useAct({ reload: mailingKeys(id) });
  const count = useReceiverCount(draft.value);
  const [question, setQuestion] = useState<Question | null>(null);
  const [time, setTime] = useState("");
  const params = { id };
  const send = (starts_at: string | null) =>
    act(async () => {
      // Closed first, so that an error is readable.
      setQuestion(null);
      const body = { version: await draft.store(), starts_at };
      await api("POST /api/office/mailings/:id/schedule", { params, body });
      return t(starts_at === null ? "sending" : "scheduled");
    });
  const remove = () =>
    act(async () => {
      await api("DELETE /api/office/mailings/:id", { params });
      draft.leave("/mailings");
      return null;
    });
  const dialog = { onClose: () => setQuestion(null), closeText: t("close") };
  return (
    <>
      <Button variant="quiet" onClick={() => setQuestion("delete")}>
        {t("delete")}
      </Button>
      <Button variant="quiet" onClick={() => setQuestion("schedule")}>
        {t("schedule")}
      </Button>
      <Button onClick={() => setQuestion("send")}>{t("send")}</Button>
      <Modal
        {...dialog}
        open={question === "send"}
        title={t("send_title")}
        actions={
          <Button busy={busy || count === null} onClick={() => void send(null)}>
            {t("send")}
          </Button>
        }
      >
        <p>{t("confirm", { count: count ?? 0 })}</p>
      </Modal>
      <Modal
        {...dialog}
        open={question === "schedule"}
        title={t("schedule_title")}
        actions={
          <Button
            busy={busy || count === null || time === ""}
            onClick={() => void send(new Date(time).toISOString())}
          >
            {t("schedule")}
          </Button>
        }
      >
        <div className={styles.question}>
          <TextField
            type="datetime-local"
            label={t("when")}
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
          <p>{t("confirm", { count: count ?? 0 })}</p>
        </div>
      </Modal>
      <Modal
        {...dialog}
        open={question === "delete"}
        title={t("delete_title")}
        actions={
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {t("delete")}
          </Button>
        }
      >
        <p>{t("delete_text")}</p>
      </Modal>
    </>
  );
}
