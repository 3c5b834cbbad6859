/** As high as its text, where the browser does not do that itself (`field-sizing: content`). */
export function growWithText(box: HTMLTextAreaElement | null, text: string): void {
  if (!box || CSS.supports("field-sizing", "content")) return;
  box.style.height = "auto";
  if (text === "") return;
  box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
}
