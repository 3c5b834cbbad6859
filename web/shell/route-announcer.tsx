import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { dismissTransientToast } from "#ui/overlay/show-toast.ts";

/** Most pages have replaced their loading title after this delay. */
const TITLE_SETTLED_MS = 500;

/**
 * Does what a browser does on a page load: announces the title and resets the focus. A page that moves
 * the focus needs no announcement. Dismisses toasts of the previous page.
 */
export function RouteAnnouncer() {
  useFocusReset();
  const { pathname } = useLocation();
  useEffect(dismissTransientToast, [pathname]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {useTitleOfNewPage()}
    </p>
  );
}

/** Moves the focus from the previous page to the content of the new page. */
function useFocusReset(): void {
  const { pathname, key } = useLocation();
  const replaced = useNavigationType() === NavigationType.Replace;
  const before = useRef({ pathname, key });
  useEffect(() => {
    const from = before.current;
    before.current = { pathname, key };
    // A changed filter replaces the address but stays on the page.
    if (from.key === key || (replaced && from.pathname === pathname)) return;
    if (document.activeElement === document.body) content()?.focus({ preventScroll: true });
  }, [pathname, key, replaced]);
}

function useTitleOfNewPage(): string {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const timer = setTimeout(
      () => setTitle(hasTakenFocus() ? "" : document.title),
      TITLE_SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [pathname]);
  return title;
}

function hasTakenFocus(): boolean {
  const focused = document.activeElement;
  return focused !== content() && content()?.contains(focused) === true;
}

const content = () => document.getElementById("content");
