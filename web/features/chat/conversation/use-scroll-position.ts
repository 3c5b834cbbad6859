import { useLayoutEffect, useRef, useState } from "react";
import type { Bubble } from "./arrange-messages.ts";

/** Closer to the foot than this counts as being there. */
const NEAR_PX = 80;

/**
 * Where one reads. The scroller runs from the foot upwards (`column-reverse`), so the browser keeps
 * the foot in sight by itself, and earlier messages push nothing away. Scrolled up, the lines one
 * reads hold still while others arrive below, and those are counted.
 */
export function useReadingPlace(bubbles: readonly Bubble[], typing: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef({ foot: "", height: 0 });
  /** The last message there was when one scrolled up; null at the foot. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const lastKey = bubbles.at(-1)?.key ?? "";
  const lastIsOwn = bubbles.at(-1)?.mine ?? false;
  const foot = `${lastKey} ${typing}`;

  const toFoot = () => {
    if (!scroller.current) return;
    scroller.current.scrollTop = 0;
    // The button that was pressed goes, and takes the focus with it.
    scroller.current.focus({ preventScroll: true });
  };
  const onScroll = () => {
    const up = (scroller.current?.scrollTop ?? 0) < -NEAR_PX;
    setLeftAt((left) => (up ? (left ?? lastKey) : null));
  };
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const grownBelow = foot !== before.current.foot;
    const grown = element.scrollHeight - before.current.height;
    const up = element.scrollTop < -NEAR_PX;
    if (before.current.foot !== "" && grownBelow && up) {
      // One's own new message is worth going to.
      if (lastIsOwn && !before.current.foot.startsWith(lastKey)) element.scrollTop = 0;
      else element.scrollTop -= grown;
    }
    before.current = { foot, height: element.scrollHeight };
  });
  const since = bubbles.findIndex((bubble) => bubble.key === leftAt);
  const below = leftAt === null ? [] : bubbles.slice(since + 1);
  return {
    scroller,
    onScroll,
    toFoot,
    atFoot: leftAt === null,
    newBelow: below.filter((bubble) => !bubble.mine).length,
  };
}
