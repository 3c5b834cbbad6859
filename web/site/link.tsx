import { Link as RouterLink, createPath, useResolvedPath } from "react-router";
import type { LinkProps } from "react-router";
import type { MouseEvent } from "react";

/**
 * A link within the site. The server renders a plain anchor, since the router's component runs nine
 * hooks for clicks, and a page has up to fifty links.
 */
export const Link = import.meta.env.SSR ? ServerLink : BrowserLink;

/** Whether a click on a link opens another tab or window, or saves the page. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function BrowserLink(props: LinkProps) {
  // "none" leaves out an attribute for the router's framework mode, which we do not use.
  return <RouterLink discover="none" {...props} />;
}

function ServerLink({
  to,
  children,
  // These props only matter to the browser's click handler.
  discover: _discover,
  prefetch: _prefetch,
  replace: _replace,
  state: _state,
  relative: _relative,
  reloadDocument: _reloadDocument,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  mask: _mask,
  ...attributes
}: LinkProps) {
  if (typeof to !== "string" || !to.startsWith("/")) {
    return (
      <ResolvedLink to={to} {...attributes}>
        {children}
      </ResolvedLink>
    );
  }
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  );
}

/** A link with an address relative to the page. */
function ResolvedLink({ to, children, ...attributes }: LinkProps) {
  return (
    <a {...attributes} href={createPath(useResolvedPath(to))}>
      {children}
    </a>
  );
}
