/**
 * The first and smallest script of a page: a form that is sent, or a button that is pressed, before
 * the program has started waits for it instead of being lost. Links and forms that only ask (GET)
 * work as they are. That the program has started it hears from the document (`sayAwake` in
 * entry-client.tsx); it imports nothing, so that it is one small file.
 */
let waiting: (() => void) | null = null;

if (!("awake" in document.documentElement.dataset)) {
  document.addEventListener("submit", holdForm, true);
  document.addEventListener("click", holdPress, true);
  document.addEventListener("awake", goOn, { once: true });
}

function holdForm(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.method === "get") return;
  event.preventDefault();
  event.stopPropagation();
  waiting = () => form.isConnected && form.requestSubmit(event.submitter);
}

/** Of several presses the last counts, once: the page hears of none before it has started. */
function holdPress(event: Event): void {
  const button = (event.target as Element).closest("button");
  // A menu opens by itself; pressed a second time it would close again.
  if (button?.type !== "button" || button.popoverTargetElement) return;
  event.stopPropagation();
  waiting = () => button.click();
}

function goOn(): void {
  document.removeEventListener("submit", holdForm, true);
  document.removeEventListener("click", holdPress, true);
  waiting?.();
}
