/**
 * The first and smallest script of a page. It defers form submits and button presses until hydration,
 * so that none is lost; links and GET forms work without it. It imports nothing, to stay one small
 * file; entry-client.tsx signals hydration with an event on the document.
 */
let deferred: (() => void) | null = null;

try {
  // Dismissed alerts are hidden from the first paint on.
  for (const key of ["hide-enrich-alert"])
    if (localStorage.getItem(key)) document.documentElement.setAttribute(`data-${key}`, "");
} catch {
  // Storage is blocked.
}

// Chromium reports once that the site can be installed, often before the program has loaded.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  Object.assign(window, { installPrompt: event });
});

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

/** Of several presses only the last is replayed. */
function deferClick(event: Event): void {
  const button = (event.target as Element).closest("button");
  // A popover already opened without JavaScript, and a second press would close it.
  if (button?.type !== "button" || button.popoverTargetElement) return;
  event.stopPropagation();
  deferred = () => button.click();
}

function runDeferred(): void {
  document.removeEventListener("submit", deferSubmit, true);
  document.removeEventListener("click", deferClick, true);
  deferred?.();
}
