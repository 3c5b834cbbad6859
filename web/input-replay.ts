type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Captures input on a server-rendered page before hydration. The elements keep it, but React does not
 * know it: its next render would reset the input, or an order would differ from what the member sees.
 * Returns a function that replays the input once.
 */
export function captureInput(page: Document): () => void {
  const captured = new Map<Input, string | boolean>();
  const capture = (element: Element) => {
    if (isInput(element) && valueOf(element) !== initialValueOf(element)) {
      captured.set(element, valueOf(element));
    }
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof Element) capture(target);
  };
  for (const input of page.querySelectorAll("input, textarea, select")) capture(input);
  page.addEventListener("input", onInput, true);
  page.addEventListener("change", onInput, true);
  return () => {
    page.removeEventListener("input", onInput, true);
    page.removeEventListener("change", onInput, true);
    for (const [input, value] of captured) if (input.isConnected) replay(input, value);
  };
}

function isInput(element: Element): element is Input {
  if (element instanceof HTMLInputElement) return !["file", "hidden"].includes(element.type);
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

const isCheckable = (input: Input): input is HTMLInputElement =>
  input.type === "checkbox" || input.type === "radio";

function valueOf(input: Input): string | boolean {
  return isCheckable(input) ? input.checked : input.value;
}

function initialValueOf(input: Input): string | boolean {
  if (isCheckable(input)) return input.defaultChecked;
  if (!(input instanceof HTMLSelectElement)) return input.defaultValue;
  const options = [...input.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

/**
 * Sets the value again, so that listeners receive it. React ignores a value equal to the last one it
 * tracked through the element's setter, so this sets a different value first.
 */
function replay(input: Input, value: string | boolean): void {
  if (input instanceof HTMLSelectElement) {
    input.value = String(value);
    input.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  if (isCheckable(input)) {
    // A radio is only deselected by selecting another.
    if (input.type === "radio" && value === false) return;
    input.checked = !value;
    input.click();
    return;
  }
  const { selectionStart, selectionEnd } = input;
  input.value = `${String(value)}.`;
  const element = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(element.prototype, "value")?.set?.call(input, String(value));
  input.dispatchEvent(new Event("input", { bubbles: true }));
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
}
