import type { ReactNode } from "react";
import { ButtonAside, buttonClass } from "#ui/action/button.tsx";
import type { ButtonLook } from "#ui/action/button.tsx";
import { Link } from "./link.tsx";
import type { LinkProps } from "./link.tsx";

interface LinkButtonProps extends LinkProps, ButtonLook {
  /** The price of continuing, next to the label. */
  readonly price?: ReactNode;
}

/** A link to a page of the site that looks like a button. */
export function LinkButton({ variant, size, wide, price, children, ...link }: LinkButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <Link {...link} className={buttonClass(look)}>
      {children}
      {price && <ButtonAside>{price}</ButtonAside>}
    </Link>
  );
}
