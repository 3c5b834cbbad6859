import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./text-link.module.css";

/** For a standalone link; inside a sentence use `inlineLinkClass`. */
export const textLinkClass = classNames(styles.look, styles.target);
/** For a link inside text, as high as its line. */
export const inlineLinkClass = classNames(styles.look);

/** A button that looks like a link. */
export function TextButton({ className, type = "button", ...rest }: ComponentProps<"button">) {
  return <button {...rest} type={type} className={classNames(textLinkClass, className)} />;
}
