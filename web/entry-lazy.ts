import { storedSignup } from "./features/signup/stored-signup.ts";
import { sendPageHidden } from "./shell/send-page-hidden.ts";
import { orReload, reloadOnFailedChunk } from "./site/loading/reload-on-failed-chunk.ts";

/**
 * The entry of a page that visitors mostly read. Its links and forms work without JavaScript, so the
 * client entry loads at the first interaction. See docs/decisions/0004.
 */
const interactions = [
  "pointerover",
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
] as const;

sendPageHidden(document);
for (const event of interactions) addEventListener(event, loadProgram, { passive: true });
// The modal was open when the page unloaded, so it opens again.
if (storedSignup.get()?.["modal"] === true) loadProgram();

function loadProgram() {
  for (const event of interactions) removeEventListener(event, loadProgram);
  reloadOnFailedChunk(window, () => null);
  void orReload(import("./entry-client.tsx"));
}
