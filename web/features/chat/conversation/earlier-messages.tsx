import { Lock } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { conversationKeys } from "#web/features/chat/queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { useSettings } from "#web/site/use-site.ts";
import { InlineLink } from "#web/site/text-link.tsx";
import { withEarlier } from "./conversation-state.ts";
import type { OpenConversation } from "./conversation-state.ts";
import styles from "./earlier-messages.module.css";

interface EarlierMessagesProps {
  readonly conversation: OpenConversation;
  /** Earlier messages load when this element is scrolled near its top. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The top of a conversation: loads earlier messages, or shows the row for messages locked by Premium. */
export function EarlierMessages({ conversation, scroller }: EarlierMessagesProps) {
  const t = useTranslations("chat.earlier");
  const button = useRef<HTMLDivElement>(null);
  const { load, state } = useEarlier(conversation, () => {
    // The button disappears with the last page; move the focus first.
    if (button.current?.contains(document.activeElement)) {
      scroller.current?.focus({ preventScroll: true });
    }
  });
  const onNearTop = useEffectEvent(() => void load());
  const { earlier } = conversation;
  useEffect(() => {
    const element = button.current;
    if (!element || earlier === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNearTop(), {
      root: scroller.current,
      rootMargin: "400px 0px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [earlier, scroller]);
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
        <InlineLink to={paths.premium(pathname)}>{t("premium")}</InlineLink>
      </p>
    </div>
  );
}

function useEarlier(conversation: OpenConversation, onFirstPage: () => void) {
  const { api, queryClient } = usePageContext();
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const load = async () => {
    const { id, earlier } = conversation;
    if (state === "loading" || earlier === null) return;
    setState("loading");
    try {
      const page = await api("GET /api/chats/:id", { params: { id }, query: { before: earlier } });
      queryClient.setQueryData(conversationKeys.of(id), (cached) =>
        cached?.is === "open" ? withEarlier(cached, page) : cached,
      );
      setState("ready");
      if (page.earlier === null) onFirstPage();
    } catch {
      setState("failed");
    }
  };
  return { load, state };
}
