// The list's own links and buttons are what is pressed; the elements around them only listen.
/* oxlint-disable jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./disclosure.module.css";
import { placeBeside } from "./place-beside.ts";

interface DisclosureProps {
  /** What stands on the button: words, perhaps with an icon or an avatar. */
  readonly label: ReactNode;
  /** Read out after `label`, where that alone does not say what opens. */
  readonly name?: string | undefined;
  /** `pill` has the outline of a control. */
  readonly look?: "plain" | "pill" | undefined;
  readonly chevron?: boolean | undefined;
  readonly className?: string | undefined;
  /** DisclosureItem, each with one link or button. */
  readonly children: ReactNode;
}

/**
 * A button and the short list of links it opens, such as the account's or the languages'.
 * The platform's popover: Escape and a press outside close it, as does leaving it with Tab.
 */
export function Disclosure({
  label,
  name,
  look = "plain",
  chevron = true,
  className,
  children,
}: DisclosureProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    // It may have been opened before the program had started.
    if (list.current?.matches(":popover-open")) setOpen(true);
  }, []);
  useEffect(() => {
    if (!open) return;
    const place = () => placeBeside(list.current, button.current);
    place();
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [open]);

  function beforeToggle(event: ToggleEvent) {
    if (event.newState === "open") placeBeside(list.current, button.current);
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
        ref={button}
        type="button"
        className={classNames(styles.button, styles[look])}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
      >
        {label}
        {name && <span className="vh">{name}</span>}
        {chevron && <ChevronDown className={styles.chevron} />}
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        className={styles.list}
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
  /** Begins another kind of thing: a line stands above it. */
  readonly apart?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One line of the list; holds one link or button, which takes its look from here. */
export function DisclosureItem({ apart, className, children }: DisclosureItemProps) {
  return <li className={classNames(styles.item, apart && styles.apart, className)}>{children}</li>;
}

const STEPS = { ArrowDown: 1, ArrowUp: -1, Home: 0, End: 0 } as const;

function focusItem(list: HTMLElement, key: keyof typeof STEPS) {
  const all = [...list.querySelectorAll<HTMLElement>("a[href], button")];
  // A line may be hidden at this width.
  const items = all.filter((item) => item.checkVisibility());
  const current = items.indexOf(document.activeElement as HTMLElement);
  if (key === "Home") items.at(0)?.focus();
  else if (key === "End" || (current < 0 && key === "ArrowUp")) items.at(-1)?.focus();
  else items.at((current + STEPS[key]) % items.length)?.focus();
}
