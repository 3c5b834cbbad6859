type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed, ticked and chosen on a page of the server's before the program has started.
 * The inputs keep it, but React does not hear of it, so without this the next drawing would take it
 * back, or an order would hold something else than is seen. Notes from now on what differs from the
 * page as it came; the answer tells React of it, once.
 */
export function keepEarlyInput(page: Document): () => void {
  const early = new Map<Input, string | boolean>();
  const note = (element: Element) => {
    if (isInput(element) && stateOf(element) !== cameAs(element)) {
      early.set(element, stateOf(element));
    }
  };
  const hear = ({ target }: Event) => {
    if (target instanceof Element) note(target);
  };
  for (const input of page.querySelectorAll("input, textarea, select")) note(input);
  page.addEventListener("input", hear, true);
  page.addEventListener("change", hear, true);
  return () => {
    page.removeEventListener("input", hear, true);
    page.removeEventListener("change", hear, true);
    for (const [input, state] of early) if (input.isConnected) enter(input, state);
  };
}

function isInput(element: Element): element is Input {
  if (element instanceof HTMLInputElement) return !["file", "hidden"].includes(element.type);
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

const isTicked = (input: Input): input is HTMLInputElement =>
  input.type === "checkbox" || input.type === "radio";

function stateOf(input: Input): string | boolean {
  return isTicked(input) ? input.checked : input.value;
}

function cameAs(input: Input): string | boolean {
  if (isTicked(input)) return input.defaultChecked;
  if (!(input instanceof HTMLSelectElement)) return input.defaultValue;
  const options = [...input.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

/**
 * Enters it once more, so that whoever listens hears of it. React passes on only what differs from
 * what it last saw, which it keeps by the element's own setters: hence the other value first.
 */
function enter(input: Input, state: string | boolean): void {
  if (input instanceof HTMLSelectElement) {
    input.value = String(state);
    input.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  if (isTicked(input)) {
    // A radio is only ever unticked by another that is ticked.
    if (input.type === "radio" && state === false) return;
    input.checked = !state;
    input.click();
    return;
  }
  const { selectionStart, selectionEnd } = input;
  input.value = `${String(state)}.`;
  const of = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(of.prototype, "value")?.set?.call(input, String(state));
  input.dispatchEvent(new Event("input", { bubbles: true }));
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
}
