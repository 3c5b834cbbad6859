import { createElement } from "react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/**
 * The least React can do for a page: it renders the page's elements without components, hooks or
 * data. Together with the bare server it sets the floor of a page.
 */
process.on("message", ({ html, times }: { readonly html: string; readonly times: number }) => {
  const root = parseElements(html);
  const draw = (count: number) => {
    for (let n = 0; n < count; n += 1) renderToString(build(root));
  };
  draw(times);
  const before = process.cpuUsage();
  draw(times);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ cpu: (user + system) / times });
});

interface Parsed {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: (Parsed | string)[];
}

/** Creates new elements each time, as a page does. */
function build(node: Parsed | string): ReactNode {
  if (typeof node === "string") return node;
  return createElement(node.tag, node.props, ...node.children.map(build));
}

const VOID = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);
const TOKENS =
  /<!--.*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gs;

/** Parses React's output, which closes every element and puts every attribute in double quotes. */
function parseElements(html: string): Parsed {
  const root: Parsed = { tag: "div", props: {}, children: [] };
  const open = [root];
  for (const [, closes, tag, attributes = "", closed, text] of html.matchAll(TOKENS)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(decode(text));
    else if (closes === "/") open.pop();
    else if (tag !== undefined) {
      const element: Parsed = { tag, props: parseProps(attributes), children: [] };
      parent.children.push(element);
      if (closed !== "/" && !VOID.has(tag)) open.push(element);
    }
  }
  return root;
}

const PROPS: Readonly<Record<string, string>> = { class: "className", for: "htmlFor" };

function parseProps(attributes: string): Record<string, unknown> {
  const found = [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(
    found.flatMap(([, name = "", value = ""]) =>
      // React accepts style only as an object.
      name === "style" ? [] : [[PROPS[name] ?? name, value === "" ? true : decode(value)]],
    ),
  );
}

function decode(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
