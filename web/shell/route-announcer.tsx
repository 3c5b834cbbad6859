import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { dismissTransientToast } from "#ui/overlay/show-toast.ts";

/** By then most pages have the title of their content instead of a loading title. */
const TITLE_SETTLED_MS = 500;

/**
 * What a browser does by itself when it loads a page: announces the title and resets the focus. A page
 * that takes the focus needs no announcement. Toasts about the page before are dismissed.
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

/** If the focus was on the previous page it moves to the content of the new page. */
function useFocusReset(): void {
  const { pathname, key } = useLocation();
  const replaced = useNavigationType() === NavigationType.Replace;
  const before = useRef({ pathname, key });
  useEffect(() => {
    const from = before.current;
    before.current = { pathname, key };
    // A changed filter replaces the address, but it is still the same page.
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
