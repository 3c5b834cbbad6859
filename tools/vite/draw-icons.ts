import { createElement } from "react";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as lucide from "lucide-react";

/** Prints the sprite of the icons that the arguments name. `icon-sprite.ts` runs it. */
// The package exports more than components; an unknown name is reported below.
const icons = lucide as unknown as Record<string, ComponentType>;
const symbols = process.argv.slice(2).map((name) => {
  const icon = icons[name];
  if (!icon) throw new Error(`lucide-react has no icon ${name}`);
  const paths = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `<symbol id="${name}" viewBox="0 0 24 24">${paths}</symbol>`;
});
process.stdout.write(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`);
