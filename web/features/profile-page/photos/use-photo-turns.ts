import { useRef } from "react";
import type { DragEvent, KeyboardEvent, MouseEvent, PointerEvent } from "react";

const SWIPE_PX = 40;

/** Handlers that turn to the next or previous photo on a swipe or an arrow key. */
export function usePhotoTurns(turn: (step: 1 | -1) => void) {
  const startX = useRef<number | null>(null);
  const swiped = useRef(false);
  return {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "ArrowRight") turn(1);
      if (key === "ArrowLeft") turn(-1);
    },
    onPointerDown: ({ clientX }: PointerEvent) => {
      startX.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = startX.current === null ? 0 : clientX - startX.current;
      startX.current = null;
      swiped.current = Math.abs(moved) >= SWIPE_PX;
      if (swiped.current) turn(moved < 0 ? 1 : -1);
    },
    // A swipe across a link is no click on it.
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) event.preventDefault();
      swiped.current = false;
    },
    // Dragging the picture or the link would end the swipe.
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onPointerCancel: () => {
      startX.current = null;
    },
  };
}
