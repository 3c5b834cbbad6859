import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";

/** Before it comes into view by this much. */
const AHEAD = "400px";

/** How high the children were when the reader left a page, so that Back finds the page as long. */
const heights = new Map<string, number>();

/** Renders its children once the reader scrolls near. Without scripts it stays empty. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  // Before the page scrolls to where the reader was.
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    element.style.minHeight = `${heights.get(key) ?? 0}px`;
    return () => void heights.set(key, element.offsetHeight);
  }, [key]);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{near && children}</div>;
}
