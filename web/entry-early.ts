/**
 * The first and smallest script of a page: a form submitted, or a button pressed, before hydration
 * waits for it instead of being lost. Links and GET forms work without it. It imports nothing, so that
 * it stays one small file; entry-client.tsx announces the hydration by an event of the document.
 */
let deferred: (() => void) | null = null;

if (!("hydrated" in document.documentElement.dataset)) {
  document.addEventListener("submit", deferSubmit, true);
  document.addEventListener("click", deferClick, true);
  document.addEventListener("hydrated", runDeferred, { once: true });
}

function deferSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.method === "get") return;
  event.preventDefault();
  event.stopPropagation();
  deferred = () => form.isConnected && form.requestSubmit(event.submitter);
}

/** Only the last of several presses counts, and once. */
function deferClick(event: Event): void {
  const button = (event.target as Element).closest("button");
  // A popover opens without JavaScript; a second press would close it again.
  if (button?.type !== "button" || button.popoverTargetElement) return;
  event.stopPropagation();
  deferred = () => button.click();
}

function runDeferred(): void {
  document.removeEventListener("submit", deferSubmit, true);
  document.removeEventListener("click", deferClick, true);
  deferred?.();
}
