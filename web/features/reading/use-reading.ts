import { useSyncExternalStore } from "react";
import {
  READING_COOKIE,
  formatReading,
  parseReading,
  readingAttributes,
} from "#contract/reading.ts";
import type { Reading } from "#contract/reading.ts";
import { createListeners } from "#ui/listeners.ts";

const DAYS = 365;
const changed = createListeners();

/** How this device shows the site, and a way to change it at once. */
export function useReading() {
  const value = useSyncExternalStore(changed.subscribe, read, () => "");
  return { reading: parseReading(value), change };
}

/** Reads what is chosen now: two choices from before hydration are replayed in one render. */
function change(choice: Partial<Reading>): void {
  write({ ...parseReading(read()), ...choice });
}

function read(): string {
  const { dataset } = document.documentElement;
  const words = ["text", "theme", "contrast", "motion"].flatMap((name) => dataset[name] ?? []);
  return words.join(".");
}

function write(reading: Reading): void {
  const value = formatReading(reading);
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  const age = value === "" ? 0 : DAYS * 86_400;
  document.cookie = `${READING_COOKIE}=${value}; path=/; max-age=${age}; samesite=lax${secure}`;
  for (const [name, word] of Object.entries(readingAttributes(reading))) {
    if (word === undefined) delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = word;
  }
  changed.notify();
}
