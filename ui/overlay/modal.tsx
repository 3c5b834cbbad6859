import { ArrowLeft, X } from "lucide-react";
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from "react";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/action/icon-button.tsx";
import { closeOnBack } from "./close-on-back.ts";
import styles from "./modal.module.css";
import { turnQueue } from "./turn-queue.ts";
import { ToastRegion } from "./toaster.tsx";

interface ModalProps {
  readonly open: boolean;
  /** Called for the close button, Escape or a press on the backdrop; set `open` to close. */
  readonly onClose: () => void;
  /** The name of the close button, which is a back arrow on phones. */
  readonly closeText: string;
  /** The heading. Without it the content has a heading, and `label` names the modal. */
  readonly title?: ReactNode;
  readonly label?: string | undefined;
  /** 300, 500, 800 or 1140 px, a full page on phones; `full` fills every window with a deep ground. */
  readonly width?: "small" | "default" | "large" | "extra-large" | "full" | undefined;
  /** The same height for any content, so that the buttons do not move between steps. */
  readonly steady?: boolean | undefined;
  /** False disables Escape, the backdrop and the close button. Then pass `stop`. */
  readonly closable?: boolean | undefined;
  /** Whether the modal has or changes the address of the page, so that it adds no entry to the history. */
  readonly hasAddress?: boolean | undefined;
  /** A visible control at the end of the bar that leaves the modal, such as a TextButton. */
  readonly stop?: ReactNode;
  /** Replaces the title in the bar, such as the wordmark. */
  readonly head?: ReactNode;
  /** The buttons at the bottom, the main action last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Modals queue, so that two are never open at once; one inside another opens on top of it. */
const turns = turnQueue();
const InsideModal = createContext(false);

/** A native dialog, which traps the focus and restores it on close. */
export function Modal({
  open,
  onClose,
  closable = true,
  width = "default",
  steady = false,
  hasAddress = false,
  ...parts
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const titleId = useId();
  const shown = useTurn(titleId, open);
  /** True until the closing animation has ended. */
  const [rendered, setRendered] = useState(false);
  if (shown && !rendered) setRendered(true);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!shown || !element) return;
    show(element);
    return () => element.close();
  }, [shown]);
  const goBack = useEffectEvent(() => {
    if (closable) onClose();
  });
  useEffect(
    () => (shown && !hasAddress ? closeOnBack(() => goBack()) : undefined),
    [shown, hasAddress],
  );

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (closable) onClose();
  }
  async function closed(event: SyntheticEvent<HTMLDialogElement>) {
    const element = event.currentTarget;
    if (element.open) return;
    if (shown) {
      // Chromium closes a dialog on a second Escape even if the page prevents it.
      if (closable) onClose();
      else show(element);
      return;
    }
    await waitForFadeOut(element);
    if (!element.open) setRendered(false);
  }
  function press(event: PointerEvent<HTMLDialogElement>) {
    pressedBackdrop.current = event.target === event.currentTarget;
  }
  function release(event: MouseEvent<HTMLDialogElement>) {
    const onBackdrop = pressedBackdrop.current && event.target === event.currentTarget;
    if (onBackdrop && closable) onClose();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop reaches the dialog
    <dialog
      ref={dialog}
      className={classNames(styles.modal, styles[width], steady && styles.steady)}
      data-ground={width === "full" ? "deep" : "paper"}
      tabIndex={-1}
      aria-label={parts.title ? undefined : parts.label}
      aria-labelledby={parts.title ? titleId : undefined}
      closedby={closable ? "closerequest" : "none"}
      onCancel={cancel}
      onClose={(event) => void closed(event)}
      onPointerDown={press}
      onClick={release}
      onKeyDown={closable ? undefined : keepOpenOnEscape}
    >
      {(open || rendered) && (
        <div className={styles.sheet}>
          {width === "full" ? (
            <IconButton
              className={styles.corner}
              name={parts.closeText}
              variant="paper"
              onClick={onClose}
            >
              <X />
            </IconButton>
          ) : (
            <ModalBar {...parts} closable={closable} onClose={onClose} titleId={titleId} />
          )}
          <div className={styles.content}>
            <InsideModal value>{parts.children}</InsideModal>
          </div>
          {parts.actions && <div className={styles.actions}>{parts.actions}</div>}
        </div>
      )}
      {shown && <ToastRegion />}
    </dialog>
  );
}

/** Returns whether this modal is open, and first in the queue or inside another. */
function useTurn(id: string, open: boolean): boolean {
  const inside = useContext(InsideModal);
  useLayoutEffect(() => (open && !inside ? turns.queue(id) : undefined), [id, open, inside]);
  const first = useSyncExternalStore(turns.subscribe, turns.first, () => null);
  return open && (inside || first === id);
}

type BarProps = Pick<ModalProps, "title" | "head" | "stop" | "closeText" | "onClose"> & {
  readonly closable: boolean;
  readonly titleId: string;
};

function ModalBar({ title, head, stop, closeText, onClose, closable, titleId }: BarProps) {
  if (!closable && !title && !head && !stop) return null;
  return (
    <div className={styles.bar}>
      {closable && (
        <IconButton className={styles.back} name={closeText} onClick={onClose}>
          <ArrowLeft />
        </IconButton>
      )}
      {title ? (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      ) : (
        <div className={styles.head}>{head}</div>
      )}
      {stop}
      {closable && (
        <IconButton className={styles.cross} name={closeText} onClick={onClose}>
          <X />
        </IconButton>
      )}
    </div>
  );
}

/** Opens over the page and focuses `data-focus-first`, or else the dialog. */
function show(dialog: HTMLDialogElement) {
  const page = document.documentElement;
  page.toggleAttribute("data-scrollbar", window.innerWidth > page.clientWidth);
  dialog.showModal();
  (dialog.querySelector<HTMLElement>("[data-focus-first]") ?? dialog).focus();
}

/** For browsers without `closedby`. */
function keepOpenOnEscape(event: KeyboardEvent) {
  if (event.key === "Escape" && !("closedBy" in HTMLDialogElement.prototype)) {
    event.preventDefault();
  }
}

/** Waits for the closing animation, so that the content stays until it ends. */
async function waitForFadeOut(dialog: HTMLDialogElement) {
  await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
}
