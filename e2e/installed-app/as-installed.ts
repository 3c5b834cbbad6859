import type { BrowserContext, Page } from "@playwright/test";

/** No test can install the app, so its pages themselves say that they are, to scripts and to styles. */
export function asInstalled(target: BrowserContext | Page): Promise<unknown> {
  return target.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query === "(display-mode: standalone)" ? "all" : query);

    const install = (rules: Iterable<CSSRule>): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { media } = rule;
          media.mediaText = media.mediaText.replace("(display-mode: standalone)", "all");
        }
        if (rule instanceof CSSGroupingRule) install(rule.cssRules);
      }
    };
    document.addEventListener("DOMContentLoaded", () => {
      for (const sheet of document.styleSheets) install(sheet.cssRules);
    });
  });
}
