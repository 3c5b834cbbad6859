import { useEffect, useRef } from "react";
import type { MouseEvent, PointerEvent } from "react";
import type { Swipe } from "./deck.ts";

/** Pixels after which a movement is a drag and no tap. */
const DRAG_FROM_PX = 8;
/** Pixels after which letting go swipes the card. */
const SWIPE_FROM_PX = 96;
/** Pixels per millisecond: a flick swipes the card earlier. */
const FLICK_SPEED = 0.5;
const MAX_TURN_DEGREES = 12;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  dx: number;
  dragging: boolean;
}

/**
 * Lets a card follow the pointer and leave along its line. It changes the element's style directly,
 * because rendering on every movement would be too slow for old phones.
 */
export function useDrag(leaves: Swipe | null, onSwipe: (how: Swipe) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);
  const wasDragged = useRef(false);

  useEffect(() => {
    const { style, dataset } = ref.current ?? {};
    if (!style || !dataset) return;
    style.transform = leaves ? leaveTo(leaves, style.transform) : "";
    if (!leaves) delete dataset["hint"];
  }, [leaves]);

  function end(commits: boolean) {
    const { current: element } = ref;
    const { current: ended } = drag;
    drag.current = null;
    if (!element || !ended?.dragging) return;
    delete element.dataset["drags"];
    const speed = Math.abs(ended.dx) / Math.max(1, performance.now() - ended.at);
    const far = Math.abs(ended.dx) > SWIPE_FROM_PX || speed > FLICK_SPEED;
    if (commits && far) return onSwipe(ended.dx > 0 ? "like" : "pass");
    element.style.transform = "";
    delete element.dataset["hint"];
  }

  return {
    ref,
    onPointerDown({ isPrimary, button, clientX, clientY }: PointerEvent) {
      wasDragged.current = false;
      if (!isPrimary || button !== 0 || leaves) return;
      drag.current = { x: clientX, y: clientY, at: performance.now(), dx: 0, dragging: false };
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      const { current: element } = ref;
      const { current: now } = drag;
      if (!element || !now) return;
      now.dx = clientX - now.x;
      const dy = clientY - now.y;
      if (!now.dragging) {
        if (Math.abs(now.dx) < DRAG_FROM_PX) return;
        now.dragging = wasDragged.current = true;
        element.setPointerCapture(pointerId);
        element.dataset["drags"] = "";
      }
      const turn = Math.max(-1, Math.min(1, now.dx / 300)) * MAX_TURN_DEGREES;
      element.style.transform = `translate(${now.dx}px, ${dy / 3}px) rotate(${turn}deg)`;
      if (Math.abs(now.dx) < SWIPE_FROM_PX / 2) delete element.dataset["hint"];
      else element.dataset["hint"] = now.dx > 0 ? "like" : "pass";
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    /** The end of a drag is also a click on the link below. */
    onClickCapture(event: MouseEvent) {
      if (wasDragged.current) event.preventDefault();
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
  };
}

/** Out of the window, at the height where the pointer let go. */
function leaveTo(how: Swipe, from: string): string {
  const side = how === "like" ? 1 : -1;
  const height = /translate\([^,]+, ([^)]+)\)/.exec(from)?.[1] ?? "0px";
  return `translate(${side * 110}vw, ${height}) rotate(${side * MAX_TURN_DEGREES}deg)`;
}
