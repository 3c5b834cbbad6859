import type { AreaTexts } from "#web/texts/load-texts.ts";

export const files = import.meta.glob<AreaTexts>("../../languages/en/*.json", {
  import: "default",
});
