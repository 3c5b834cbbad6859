/** Null if it is no address. `URL.parse` and `URL.canParse` are newer than the oldest browsers. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
