const GAP_PX = 6;

/**
 * Puts an open list beside its button, on the side where the window has more room. The list lies
 * in the top layer, where nothing of the page's layout reaches it.
 */
export function placeBeside(list: HTMLElement | null, button: HTMLElement | null) {
  if (!list || !button) return;
  const at = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.top + at.bottom < clientHeight;
  const fromLeft = at.left + at.right < clientWidth;
  list.style.top = below ? `${at.bottom + GAP_PX}px` : "auto";
  list.style.bottom = below ? "auto" : `${clientHeight - at.top + GAP_PX}px`;
  list.style.left = fromLeft ? `${Math.max(at.left, GAP_PX)}px` : "auto";
  list.style.right = fromLeft ? "auto" : `${Math.max(clientWidth - at.right, GAP_PX)}px`;
}
