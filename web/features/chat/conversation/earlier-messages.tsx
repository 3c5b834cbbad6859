import { useQueryClient } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { inlineLinkClass } from "#ui/action/text-link.tsx";
import { useApi } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { useSettings } from "#web/site/use-site.ts";
import { withEarlier } from "./conversation-state.ts";
import type { OpenConversation } from "./conversation-state.ts";
import styles from "./earlier-messages.module.css";
import { conversationKey } from "#web/features/chat/queries.ts";

interface EarlierMessagesProps {
  readonly conversation: OpenConversation;
  /** What scrolls; near its top the earlier messages come by themselves. */
  readonly place: RefObject<HTMLElement | null>;
}

/** At the top of a conversation: more of it, or the row that stands for what Premium reads. */
export function EarlierMessages({ conversation, place }: EarlierMessagesProps) {
  const t = useTranslations("chat.earlier");
  const button = useRef<HTMLDivElement>(null);
  const { load, state } = useEarlier(conversation, () => {
    // Nothing is left to ask for: the button goes, and would take the focus with it.
    if (button.current?.contains(document.activeElement)) {
      place.current?.focus({ preventScroll: true });
    }
  });
  const near = useEffectEvent(() => void load());
  const { earlier } = conversation;
  useEffect(() => {
    const element = button.current;
    if (!element || earlier === null) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      root: place.current,
      rootMargin: "400px 0px",
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [earlier, place]);
  if (earlier !== null) {
    return (
      <div className={styles.more} ref={button}>
        <Button
          variant="quiet"
          busy={state === "loading"}
          busyText={t("loading")}
          onClick={() => void load()}
        >
          {state === "failed" ? t("again") : t("show")}
        </Button>
      </div>
    );
  }
  return conversation.olderLocked ? <LockedRow /> : null;
}

function LockedRow() {
  const t = useTranslations("chat.earlier");
  const { history_days } = useSettings();
  const { pathname } = useLocation();
  return (
    <div className={styles.locked}>
      <Lock aria-hidden />
      <p>
        {t("locked", { days: history_days })}{" "}
        <Link to={paths.premium(pathname)} className={inlineLinkClass}>
          {t("premium")}
        </Link>
      </p>
    </div>
  );
}

function useEarlier(conversation: OpenConversation, onFirst: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const load = async () => {
    const { id, earlier } = conversation;
    if (state === "loading" || earlier === null) return;
    setState("loading");
    try {
      const page = await api("GET /api/chats/:id", { params: { id }, query: { before: earlier } });
      queryClient.setQueryData(conversationKey(id), (now) =>
        now?.is === "open" ? withEarlier(now, page) : now,
      );
      setState("ready");
      if (page.earlier === null) onFirst();
    } catch {
      setState("failed");
    }
  };
  return { load, state };
}
