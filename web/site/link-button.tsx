import { Link } from "react-router";
import type { LinkProps } from "react-router";
import { buttonClass } from "#ui/action/button.tsx";
import type { ButtonLook } from "#ui/action/button.tsx";

/** A link to a page of the site that looks like a button. */
export function LinkButton({ variant, size, wide, ...link }: LinkProps & ButtonLook) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return <Link {...link} className={buttonClass(look)} />;
}
