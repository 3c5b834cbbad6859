/**
 * Focuses the first invalid field of a rejected form and shows its group with the message. Returns false
 * if no field is invalid.
 */
export function focusInvalid(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] input");
  field?.focus();
  field?.closest("fieldset")?.scrollIntoView({ block: "nearest" });
  return Boolean(field);
}
