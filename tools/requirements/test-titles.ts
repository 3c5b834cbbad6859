/** What vitest fills in: printf placeholders, `$property` of a row, and `${value}` in a loop. */
const placeholder = /%[sdifjop#$c]|\$\{[^}]*\}|\$[A-Za-z_]\w*(?:\.\w+)*/;

/** Whether a title is the template of a table, which no test is called after it is expanded. */
export const isTemplate = (title: string): boolean => placeholder.test(title);

/** Matches the titles to which a template expands. */
export function matchExpanded(template: string): RegExp {
  const literals = template.split(new RegExp(placeholder, "g"));
  const escaped = literals.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return new RegExp(`^${escaped.join("[^]*")}$`);
}
