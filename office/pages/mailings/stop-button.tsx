import { useState } from "react";
import { useTranslations } from "use-intl";
import type { LoadedMailing } from "#contract/office/mailings.ts";
import { api } from "#office/office-api.ts";
import { useAct } from "#office/use-act.ts";
import { Button } from "#ui/action/button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { mailingKeys } from "./queries.ts";

/** Makes a scheduled mailing a draft again, or stops one that is being sent after a question. */
export function StopButton({ mailing: { id, state } }: { readonly mailing: LoadedMailing }) {
  const t = useTranslations("office.mailings");
  const { act, busy } = useAct({ reload: mailingKeys(id) });
  const [asks, setAsks] = useState(false);
  const params = { id };
  if (state === "scheduled") {
    const withdraw = () =>
      act(async () => {
        await api("POST /api/office/mailings/:id/withdraw", { params });
        return t("withdrawn");
      });
    return (
      <Button variant="quiet" busy={busy} onClick={() => void withdraw()}>
        {t("withdraw")}
      </Button>
    );
  }
  const stop = () =>
    act(async () => {
      await api("POST /api/office/mailings/:id/stop", { params });
      setAsks(false);
      return null;
    });
  return (
    <>
      <Button variant="danger" onClick={() => setAsks(true)}>
        {t("stop")}
      </Button>
      <Modal
        open={asks}
        onClose={() => setAsks(false)}
        closeText={t("close")}
        title={t("stop_title")}
        actions={
          <Button variant="danger" busy={busy} onClick={() => void stop()}>
            {t("stop")}
          </Button>
        }
      >
        <p>{t("stop_text")}</p>
      </Modal>
    </>
  );
}
