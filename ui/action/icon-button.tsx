import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./icon-button.module.css";

interface IconButtonLook {
  /** `paper` is for use on pictures, `line` is outlined, `count` is filled coral. */
  readonly variant?: "plain" | "paper" | "line" | "count" | undefined;
  /** 48 or 64 px. */
  readonly size?: "normal" | "big" | undefined;
  /** `like` colours the heart. */
  readonly tone?: "ink" | "like" | undefined;
}

interface IconButtonProps extends IconButtonLook, Omit<ComponentProps<"button">, "name"> {
  /** The accessible name. */
  readonly name: string;
  /** For a toggle; a pressed heart is filled. */
  readonly pressed?: boolean | undefined;
}

export function IconButton({
  name,
  pressed,
  variant,
  size,
  tone,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(iconButtonClass({ variant, size, tone }), className)}
      aria-label={name}
      aria-pressed={pressed}
    />
  );
}

/** The same look for a link, which then needs its own aria-label. */
export function iconButtonClass({ variant = "plain", size, tone }: IconButtonLook = {}): string {
  return classNames(
    styles.iconButton,
    styles[variant],
    size === "big" && styles.big,
    tone === "like" && styles.like,
  );
}
