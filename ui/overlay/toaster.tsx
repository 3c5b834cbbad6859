import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { FocusEvent } from "react";
import { addToastRegion, dismissToast, onToastChange, toastState } from "./show-toast.ts";
import type { Toast } from "./show-toast.ts";
import styles from "./toaster.module.css";

const SHOWN_MS = 6_000;

/**
 * Where toasts appear: once on the page, and in every modal, because a modal makes the page behind it
 * inert. Only the topmost region shows them.
 */
export function ToastRegion() {
  const id = useId();
  const { toast, regions } = useSyncExternalStore(onToastChange, toastState, toastState);
  useEffect(() => addToastRegion(id), [id]);
  return (
    <div className={styles.region} role="status">
      {toast && regions.at(-1) === id && <ToastCard key={toast.id} toast={toast} />}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const previousFocus = useRef<HTMLElement | null>(null);
  const held = hovered || focused;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  function enter(event: FocusEvent<HTMLElement>) {
    setFocused(true);
    if (event.relatedTarget instanceof HTMLElement) previousFocus.current = event.relatedTarget;
  }
  function act() {
    dismissToast(toast.id);
    previousFocus.current?.focus();
    toast.action?.onAction();
  }
  return (
    <div
      className={styles.toast}
      data-ground="deep"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      {toast.icon}
      <p className={styles.text}>{toast.text}</p>
      {toast.action && (
        <button type="button" className={styles.action} onClick={act}>
          {toast.action.text}
        </button>
      )}
    </div>
  );
}
