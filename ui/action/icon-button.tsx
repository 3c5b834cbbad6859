import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./icon-button.module.css";

interface IconButtonLook {
  /** `paper` is for use on pictures, `like` colours the heart. */
  readonly variant?: "plain" | "paper" | "like" | undefined;
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
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(iconButtonClass({ variant }), className)}
      aria-label={name}
      aria-pressed={pressed}
    />
  );
}

/** The same look for a link, which then needs its own aria-label. */
export function iconButtonClass({ variant = "plain" }: IconButtonLook = {}): string {
  return classNames(styles.iconButton, styles[variant]);
}
