import type { ComponentProps, MouseEvent, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "#ui/class-names.ts";

export interface ButtonLook {
  /** At most one `primary` per screen. `deep` and `ghost-deep` are for the deep ground. */
  readonly variant?: "primary" | "quiet" | "soft" | "danger" | "deep" | "ghost-deep" | undefined;
  /** `big` (56 px) is the screen's main action. */
  readonly size?: "normal" | "big" | undefined;
  /** Fills its column. */
  readonly wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  readonly icon?: ReactNode;
  /** The price of pressing it, next to the label. */
  readonly price?: ReactNode;
  /** Ignores presses and shows `busyText`, but keeps the label and the focus. */
  readonly busy?: boolean | undefined;
  readonly busyText?: string | undefined;
}

/** Has type "button" by default, so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  wide,
  icon,
  price,
  busy = false,
  busyText,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  const aside = busy && busyText ? busyText : price;
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classNames(buttonClass({ variant, size, wide }), className)}
        aria-disabled={busy || rest["aria-disabled"]}
        onClick={press}
      >
        {icon}
        {children}
        {aside && <ButtonAside>{aside}</ButtonAside>}
      </button>
      {busyText && (
        <span className="visually-hidden" role="status">
          {busy && busyText}
        </span>
      )}
    </>
  );
}

/** Secondary text in a button, such as its price. */
export function ButtonAside({ children }: { children: ReactNode }) {
  return <span className={styles.aside}>{children}</span>;
}

/** The same look for a link. */
export function buttonClass({ variant = "primary", size, wide }: ButtonLook = {}): string {
  return classNames(
    styles.button,
    styles[variant],
    size === "big" && styles.big,
    wide && styles.wide,
  );
}
