import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Bubble } from "./messages/arrange-bubbles.ts";

/** Within this distance the member counts as being at the bottom. */
const NEAR_PX = 80;
/** The space above the first unread message when the conversation opens there. */
const ABOVE_UNREAD_PX = 16;

/**
 * Tracks the scroll position. The scroller is `column-reverse`, so the browser keeps the bottom in
 * view and loading earlier messages moves nothing. A conversation opens at its first unread message
 * if the messages from there on do not fit, or at its top until that message is loaded. While the
 * member is scrolled up, the text in view holds still, and the messages that arrive below are counted.
 */
export function useScrollPosition(
  bubbles: readonly Bubble[],
  isTyping: boolean,
  isUnreadAbove: boolean,
) {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef({ bottom: "", height: 0 });
  /** Where the conversation opened; the member has scrolled if it is elsewhere. */
  const openedAt = useRef(0);
  const unread = bubbles.findIndex(({ startsUnread }) => startsUnread);
  const hasUnread = unread !== -1;
  const lastRead = bubbles[unread - 1]?.key ?? "";
  /** The last message before those that count as new below; null at the bottom. */
  const [leftAt, setLeftAt] = useState(hasUnread || isUnreadAbove ? lastRead : null);
  const last = bubbles.at(-1);
  const lastKey = last?.key ?? "";
  const bottom = `${lastKey} ${isTyping}`;

  const toBottom = () => {
    if (!scroller.current) return;
    scroller.current.scrollTop = 0;
    // The pressed button disappears; keep the focus nearby.
    scroller.current.focus({ preventScroll: true });
  };
  const onScroll = () => {
    const isUp = (scroller.current?.scrollTop ?? 0) < -NEAR_PX;
    setLeftAt((key) => (isUp ? (key ?? lastKey) : null));
  };
  const toUnread = useEffectEvent(() => {
    const element = scroller.current;
    const divider = element?.querySelector("[data-starts-unread]");
    if (!element) return;
    setLeftAt((key) => (key === "" ? lastRead : key));
    const above = divider
      ? element.getBoundingClientRect().top - divider.getBoundingClientRect().top
      : element.scrollHeight;
    // The member may have scrolled before the page was hydrated, or while messages loaded.
    if (above > 0 && element.scrollTop === openedAt.current) {
      element.scrollTop -= above + ABOVE_UNREAD_PX;
      openedAt.current = element.scrollTop;
    }
    onScroll();
  });
  useLayoutEffect(() => {
    if (hasUnread || isUnreadAbove) toUnread();
  }, [hasUnread, isUnreadAbove]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { bottom: bottomBefore, height } = before.current;
    const isUp = element.scrollTop < -NEAR_PX;
    if (bottomBefore !== "" && bottom !== bottomBefore && isUp) {
      // Scroll to the member's own new message.
      if (last?.mine && !bottomBefore.startsWith(lastKey)) element.scrollTop = 0;
      else element.scrollTop -= element.scrollHeight - height;
    }
    before.current = { bottom, height: element.scrollHeight };
  });
  const leftIndex = bubbles.findIndex((bubble) => bubble.key === leftAt);
  const below = leftAt === null ? [] : bubbles.slice(leftIndex + 1);
  return {
    scroller,
    onScroll,
    toBottom,
    isAtBottom: leftAt === null,
    newBelow: below.filter((bubble) => !bubble.mine).length,
  };
}
