import type { BrowserContext, Page } from "@playwright/test";

/** No test can install the app, so its pages themselves say that they are. */
export function asInstalled(target: BrowserContext | Page): Promise<unknown> {
  return target.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query === "(display-mode: standalone)" ? "all" : query);
  });
}
