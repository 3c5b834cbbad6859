import { wasSigningUp } from "./features/signup/was-signing-up.ts";
import { reloadOnFailedChunk } from "./site/reload-on-failed-chunk.ts";
import { sendPageHidden } from "./shell/send-page-hidden.ts";

/**
 * The start of a page that a visitor mostly reads: its links and forms work as they are, so the
 * program itself is fetched at the first sign of a hand. See docs/decisions/0004.
 */
const signs = [
  "pointerover",
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
] as const;

sendPageHidden(document);
for (const sign of signs) addEventListener(sign, wake, { passive: true });
if (wasSigningUp(() => sessionStorage)) wake();

function wake() {
  for (const sign of signs) removeEventListener(sign, wake);
  // Until the program is there and sees to it itself.
  const end = reloadOnFailedChunk(window, () => null);
  void import("./entry-client.tsx").then(end);
}
