/**
 * The first and smallest script of a page: a form that is sent before the program has started
 * waits for it, instead of being lost. Forms that only ask (GET) work as they are. That the program
 * has started it hears from the document (`sayAwake` in entry-client.tsx); it imports nothing, so
 * that it is one small file.
 */
let waiting: { readonly form: HTMLFormElement; readonly by: HTMLElement | null } | null = null;

if (!("awake" in document.documentElement.dataset)) {
  document.addEventListener("submit", hold, true);
  document.addEventListener("awake", send, { once: true });
}

function hold(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.method === "get") return;
  event.preventDefault();
  event.stopPropagation();
  waiting = { form, by: event.submitter };
}

function send(): void {
  document.removeEventListener("submit", hold, true);
  if (waiting?.form.isConnected) waiting.form.requestSubmit(waiting.by);
}
