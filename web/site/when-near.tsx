import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

/** Before it comes into view by this much. */
const AHEAD = "400px";

/** Renders its children once the reader scrolls near. Without scripts it stays empty. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return near ? children : <div ref={place} />;
}
