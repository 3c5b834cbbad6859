// The links and buttons are the controls; the elements around them only handle bubbled events.
/* oxlint-disable jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./disclosure.module.css";

interface DisclosureProps {
  /** Lets a `popoverTarget` elsewhere on the page open the same list. */
  readonly id?: string | undefined;
  /** The content of the button: words, with an icon or an avatar if needed. */
  readonly label: ReactNode;
  /** The accessible name, if `label` alone does not describe the list. */
  readonly name?: string | undefined;
  readonly chevron?: boolean | undefined;
  readonly className?: string | undefined;
  readonly listClassName?: string | undefined;
  /** DisclosureItems, each with one link or button. */
  readonly children: ReactNode;
}

/**
 * A button that opens a short list of links, such as the account menu. It uses the native popover:
 * Escape, a press outside or tabbing out closes it.
 */
export function Disclosure({
  id: givenId,
  label,
  name,
  chevron = true,
  className,
  listClassName,
  children,
}: DisclosureProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // The popover works without JavaScript, so it may be open before hydration.
    if (list.current?.matches(":popover-open")) setOpen(true);
  }, []);
  useEffect(() => {
    if (!open) return;
    // The button moves with scrolling, and with whatever appears above it.
    let frame = 0;
    const follow = () => {
      positionList(list.current);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [open]);

  useEffect(() => {
    // React renders only the state of its own button; others on the page open the same list.
    for (const opener of listOpeners(id)) opener.setAttribute("aria-expanded", String(open));
  }, [id, open]);

  function beforeToggle(event: ToggleEvent) {
    if (event.newState === "open") positionList(list.current);
  }
  function leave(event: FocusEvent<HTMLElement>) {
    const next = event.relatedTarget;
    if (next && !event.currentTarget.contains(next)) list.current?.hidePopover();
  }
  function choose(event: MouseEvent<HTMLElement>) {
    if ((event.target as Element).closest("a, button")) list.current?.hidePopover();
  }
  function move(event: KeyboardEvent<HTMLElement>) {
    if (!list.current || !(event.key in STEPS)) return;
    event.preventDefault();
    if (!open) list.current.showPopover();
    focusItem(list.current, event.key as keyof typeof STEPS);
  }
  return (
    <div className={classNames(styles.disclosure, className)} onBlur={leave} onKeyDown={move}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
      >
        {label}
        {name && <span className="visually-hidden">{name}</span>}
        {chevron && <ChevronDown className={styles.chevron} />}
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        className={classNames(styles.list, listClassName)}
        data-ground="paper"
        onBeforeToggle={beforeToggle}
        onToggle={(event) => setOpen(event.newState === "open")}
        onClick={choose}
      >
        {children}
      </ul>
    </div>
  );
}

interface DisclosureItemProps {
  /** Starts a new group with a line above. */
  readonly apart?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An item of the list; it styles the link or button inside. */
export function DisclosureItem({ apart, className, children }: DisclosureItemProps) {
  return <li className={classNames(styles.item, apart && styles.apart, className)}>{children}</li>;
}

function listOpeners(id: string): Element[] {
  return [...document.querySelectorAll(`[popovertarget="${id}"]`)];
}

/** `checkVisibility` is newer than the oldest browsers. */
const hasBox = (element: Element) => element.getClientRects().length > 0;

const STEPS = { ArrowDown: 1, ArrowUp: -1, Home: 0, End: 0 } as const;

function focusItem(list: HTMLElement, key: keyof typeof STEPS) {
  const all = [...list.querySelectorAll<HTMLElement>("a[href], button, summary")];
  // Some items are hidden at some widths.
  const items = all.filter(hasBox);
  const current = items.indexOf(document.activeElement as HTMLElement);
  if (key === "Home") items.at(0)?.focus();
  else if (key === "End" || (current < 0 && key === "ArrowUp")) items.at(-1)?.focus();
  else items.at((current + STEPS[key]) % items.length)?.focus();
}

const GAP_PX = 6;

/**
 * Puts an open list next to the visible button that opens it, on the side with more room. A popover is
 * in the top layer, where the page's layout does not reach it.
 */
function positionList(list: HTMLElement | null) {
  if (!list) return;
  const button = listOpeners(list.id).find(hasBox);
  if (!button) return;
  const at = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.top + at.bottom < clientHeight;
  const fromLeft = at.left + at.right < clientWidth;
  list.style.top = below ? `${at.bottom + GAP_PX}px` : "auto";
  list.style.bottom = below ? "auto" : `${clientHeight - at.top + GAP_PX}px`;
  list.style.left = fromLeft ? `${Math.max(at.left, GAP_PX)}px` : "auto";
  list.style.right = fromLeft ? "auto" : `${Math.max(clientWidth - at.right, GAP_PX)}px`;
}
