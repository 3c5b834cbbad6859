import { useQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import frame from "#office/office.module.css";
import { api, countsQuery } from "#office/office-api.ts";
import { useAct } from "#office/use-act.ts";
import { Button } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/status/state.tsx";
import { ConversationView } from "./conversation-view.tsx";
import styles from "./operators.module.css";
import { queueQuery } from "./queries.ts";
import { Queue } from "./queue.tsx";

/** The operators' queue, and the claimed conversation with what is known of both. */
export function ConversationsPage() {
  const t = useTranslations("office.conversations");
  const { data } = useQuery(queueQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const { act, busy } = useAct({ reload: [queueQuery.queryKey, countsQuery.queryKey] });
  const conversations = data?.conversations ?? [];
  // After a reload of the page the claimed conversation is open again.
  const open = chosen ?? conversations.find(({ state }) => state === "mine")?.id ?? null;

  const choose = (id: string) =>
    act(async () => {
      await api("POST /api/office/conversations/:id/claim", { params: { id } });
      setChosen(id);
      return null;
    });
  const takeNext = () =>
    act(async () => {
      const { id } = await api("POST /api/office/conversations/next", {});
      if (id !== null) setChosen(id);
      return id === null ? t("no_next") : null;
    });
  function leave() {
    setChosen(null);
    nextButton.current?.focus();
  }

  return (
    <>
      <div className={frame.head}>
        <div>
          <h1>{t("title")}</h1>
          <p>{t("waiting", { count: data?.waiting ?? 0 })}</p>
        </div>
        <Button
          ref={nextButton}
          variant={open === null ? "primary" : "quiet"}
          busy={busy}
          onClick={() => void takeNext()}
        >
          {t("next")}
        </Button>
      </div>
      {data && conversations.length === 0 && open === null ? (
        <EmptyState icon={<MessagesSquare />} title={t("none")}>
          {t("none_lead")}
        </EmptyState>
      ) : (
        <div className={styles.console} data-open={open !== null || undefined}>
          <Queue conversations={conversations} open={open} onChoose={(id) => void choose(id)} />
          {open === null ? (
            <p className={styles.choose}>{t("choose")}</p>
          ) : (
            <ConversationView key={open} id={open} onLeave={leave} />
          )}
        </div>
      )}
    </>
  );
}
