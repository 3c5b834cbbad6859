import { ScrollRestoration } from "react-router";

/** Lists keep their place on Back; a new page starts at its top. */
export function ScrollMemory() {
  // On the server the component writes an inline script, which the content policy forbids.
  return import.meta.env.SSR ? null : <ScrollRestoration />;
}
