import type { ComponentProps, MouseEvent, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "#ui/class-names.ts";

export interface ButtonLook {
  /** One `primary` a screen. `deep` and `ghost-deep` are for the deep ground. */
  readonly variant?:
    | "primary"
    | "quiet"
    | "soft"
    | "danger"
    | "success"
    | "deep"
    | "ghost-deep"
    | undefined;
  /** `big` (56 px) is the screen's main action. */
  readonly size?: "normal" | "big" | undefined;
  /** As wide as its column. */
  readonly wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  readonly icon?: ReactNode;
  /** What pressing it costs, next to the label. */
  readonly price?: ReactNode;
  /** Keeps the label and the focus, ignores presses and shows `busyText`. */
  readonly busy?: boolean | undefined;
  readonly busyText?: string | undefined;
}

/** Its type is "button" by default, so that it never submits a form by accident. */
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

/** What is quieter than the label of a button, such as its price. */
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
