import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { dismissTransientToast } from "#ui/overlay/show-toast.ts";

/** By then most pages have the title of what they show, and not of what they wait for. */
const SETTLED_MS = 500;

/**
 * What a browser does when it opens a page: says which it is, and does not leave the keyboard on a link
 * that is gone. A page that takes the focus itself has said enough. What was said of the moment before
 * does not come along.
 */
export function PageChange() {
  useKeptFocus();
  const { pathname } = useLocation();
  useEffect(dismissTransientToast, [pathname]);
  return (
    <p className="vh" aria-live="polite">
      {useTitleOfNewPage()}
    </p>
  );
}

/** The focus that was lost with the page before stands at the content of the new one. */
function useKeptFocus(): void {
  const { pathname, key } = useLocation();
  const replaced = useNavigationType() === NavigationType.Replace;
  const before = useRef({ pathname, key });
  useEffect(() => {
    const from = before.current;
    before.current = { pathname, key };
    // A filter that is changed leaves the page, and whoever uses it, where it is.
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
    const timer = setTimeout(() => setTitle(hasTakenFocus() ? "" : document.title), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return title;
}

function hasTakenFocus(): boolean {
  const focused = document.activeElement;
  return focused !== content() && content()?.contains(focused) === true;
}

const content = () => document.getElementById("content");
