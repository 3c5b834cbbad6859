/** Text that is already HTML; only `markup` creates it, so nothing unescaped can get in. */
export interface Html {
  readonly [safe]: string;
}

type Piece = string | number | Html | null | readonly Html[];

/** HTML with every value escaped, for mails and pages not rendered by React. */
// oxlint-disable-next-line words/exported-verbs -- a template tag reads as what it makes
export function markup(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  const text = parts.map((part, at) => part + (at < values.length ? write(values[at]) : ""));
  return { [safe]: text.join("") };
}

/** The HTML as a string. */
export function renderHtml(value: Html): string {
  return value[safe];
}

const safe: unique symbol = Symbol("html");

function write(piece: Piece | undefined): string {
  if (piece === null || piece === undefined) return "";
  if (typeof piece === "string" || typeof piece === "number") return escape(String(piece));
  return "length" in piece ? piece.map(renderHtml).join("") : piece[safe];
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
