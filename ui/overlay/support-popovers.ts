/**
 * Adds popovers to a browser without them, before React renders any. Their styles become part of our
 * layer `base`, so that a popover's own styles win as usual; they need no inline style.
 */
export async function supportPopovers(): Promise<void> {
  if ("popover" in HTMLElement.prototype) return;
  const { apply } = await import("@oddbird/popover-polyfill/fn");
  apply({ layerName: "base" });
}
