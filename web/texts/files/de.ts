import type { AreaTexts } from "#web/texts/areas.ts";

export const files = import.meta.glob<AreaTexts>(
  // The texts of the office are no part of a member's page.
  ["../../../languages/de/*.json", "!../../../languages/de/office.json"],
  { import: "default" },
);
