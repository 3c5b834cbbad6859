/** Markup, as opposed to a text that has yet to be escaped. */
export interface Markup {
  readonly html: string;
}

type Part = string | Markup | readonly Markup[];

/** Markup with every inserted text escaped. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { html: String.raw({ raw: strings }, ...parts.map(toHtml)) };
}

function toHtml(part: Part): string {
  if (typeof part === "string") return escape(part);
  return "html" in part ? part.html : part.map(({ html }) => html).join("");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
