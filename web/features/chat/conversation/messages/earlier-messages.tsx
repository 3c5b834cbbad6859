import { Lock } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useMutation } from "@tanstack/react-query";
import { Button } from "#ui/action/button.tsx";
import { changeConversation } from "#web/features/chat/queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { useSettings } from "#web/site/use-site.ts";
import { InlineLink } from "#web/site/links/text-link.tsx";
import { withEarlier } from "#web/features/chat/conversation/conversation-state.ts";
import type { OpenConversation } from "#web/features/chat/conversation/conversation-state.ts";
import styles from "./earlier-messages.module.css";

interface EarlierMessagesProps {
  readonly conversation: OpenConversation;
  /** Earlier messages load when this element is scrolled near its top. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Whether to load at once, because the first unread message is not loaded. */
  readonly isUnreadAbove: boolean;
}

/** The top of a conversation: loads earlier messages, or shows the row for messages locked by Premium. */
export function EarlierMessages({ conversation, scroller, isUnreadAbove }: EarlierMessagesProps) {
  const t = useTranslations("chat.earlier");
  const button = useRef<HTMLDivElement>(null);
  const { load, isPending, isError } = useEarlier(conversation, () => {
    // The button disappears with the last page; move the focus first.
    if (button.current?.contains(document.activeElement)) {
      scroller.current?.focus({ preventScroll: true });
    }
  });
  const onNearTop = useEffectEvent(load);
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
  useEffect(() => {
    if (isUnreadAbove && !isPending && !isError) onNearTop();
  }, [isUnreadAbove, isPending, isError]);
  if (earlier !== null) {
    return (
      <div className={styles.more} ref={button}>
        <Button variant="quiet" busy={isPending} busyText={t("loading")} onClick={load}>
          {isError ? t("again") : t("show")}
        </Button>
      </div>
    );
  }
  return conversation.older_locked ? <LockedRow /> : null;
}

/** Says that older messages are locked by Premium. */
export function LockedRow() {
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

function useEarlier({ id, earlier }: OpenConversation, onFirstPage: () => void) {
  const { api, queryClient } = usePageContext();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (before: number) =>
      api("GET /api/chats/:id", { params: { id }, query: { before } }),
    onSuccess: (page) => {
      changeConversation(queryClient, id, (cached) => withEarlier(cached, page));
      if (page.earlier === null) onFirstPage();
    },
  });
  const load = () => {
    if (!isPending && earlier !== null) mutate(earlier);
  };
  return { load, isPending, isError };
}
