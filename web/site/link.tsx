import { Link as RouterLink, createPath, useResolvedPath } from "react-router";
import type { LinkProps } from "react-router";

/**
 * A link inside the site. The server renders only its address: the router's own component needs nine
 * hooks for the click, and a page has up to fifty links.
 */
export const Link = import.meta.env.SSR ? ServerLink : BrowserLink;

function BrowserLink(props: LinkProps) {
  // Without "none" every link has an attribute for a framework mode that the project does not use.
  return <RouterLink discover="none" {...props} />;
}

function ServerLink({
  to,
  children,
  // What the browser's click handler needs.
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

/** An address relative to the page's own. */
function ResolvedLink({ to, children, ...attributes }: LinkProps) {
  return (
    <a {...attributes} href={createPath(useResolvedPath(to))}>
      {children}
    </a>
  );
}
