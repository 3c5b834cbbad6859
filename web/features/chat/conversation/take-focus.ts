/**
 * Who comes to a conversation by a link of the page finds the focus there, not lost with the link.
 * A page that was just loaded keeps its own.
 */
export function takeFocus(pane: HTMLElement | null): void {
  const from = document.activeElement;
  if (pane && from && from !== document.body && !pane.contains(from)) {
    pane.focus({ preventScroll: true });
  }
}

/** The focus came with the conversation and has not been moved since. */
export function hasJustArrived(within: HTMLElement): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.contains(within);
}
