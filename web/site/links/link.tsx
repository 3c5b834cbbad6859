import {
  createPath,
  useHref,
  useLinkClickHandler,
  useResolvedPath,
  useViewTransitionState,
} from "react-router";
import type { To } from "react-router";
import type { AnchorHTMLAttributes, HTMLAttributeAnchorTarget, MouseEvent, Ref } from "react";

export interface LinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href" | "target"
> {
  readonly to: To;
  readonly target?: HTMLAttributeAnchorTarget;
  /** Replaces the current entry of the browser's history. */
  readonly replace?: boolean;
  /** For the next page, in the browser's history. */
  readonly state?: unknown;
  /** Moves the photo that both pages share from its place on this page to its place on the next. */
  readonly viewTransition?: boolean;
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
  /** Loads the next page from the server. */
  readonly reloadDocument?: boolean;
}

/**
 * A link within the site. The server renders a plain anchor, since the router's hooks only matter to
 * clicks, and a page has up to fifty links.
 */
export const Link = import.meta.env.SSR ? ServerLink : BrowserLink;

/** Whether the page is changing to or from this address. The server renders no change of pages. */
export const useIsMoving = import.meta.env.SSR ? () => false : useViewTransitionState;

/** Whether a click on a link opens another tab or window, or saves the page. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** The router's own link also contains the prefetching of its framework mode, which we do not use. */
function BrowserLink(props: LinkProps) {
  const {
    to,
    replace: _replace,
    state: _state,
    viewTransition: _viewTransition,
    preventScrollReset: _preventScrollReset,
    reloadDocument,
    children,
    ...attributes
  } = props;
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, props);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    attributes.onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) navigate(event);
  };
  return (
    <a {...attributes} href={href} onClick={follow}>
      {children}
    </a>
  );
}

function ServerLink({
  to,
  children,
  // These props only matter to the browser's click handler.
  replace: _replace,
  state: _state,
  viewTransition: _viewTransition,
  preventScrollReset: _preventScrollReset,
  reloadDocument: _reloadDocument,
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
