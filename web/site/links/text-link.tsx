import { inlineLinkClass, textLinkClass } from "#ui/action/text-link.tsx";
import { Link } from "./link.tsx";
import type { LinkProps } from "./link.tsx";

/** A standalone link to a page of the site. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className={textLinkClass} />;
}

/** A link inside a sentence. */
export function InlineLink(props: LinkProps) {
  return <Link {...props} className={inlineLinkClass} />;
}
