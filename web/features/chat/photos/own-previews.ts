/**
 * The photos that this page uploaded, by their id, as addresses in the browser: they are on the screen
 * at once, before their message has arrived.
 */
const previews = new Map<string, string>();

export function savePreview(photo: string, file: Blob): void {
  previews.set(photo, URL.createObjectURL(file));
}

export function getPreview(photo: string): string | null {
  return previews.get(photo) ?? null;
}
