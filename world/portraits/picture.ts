import { moved } from "./svg.ts";

/**
 * The SVG document. It has no title, because the page that shows it provides the alternative text.
 */
export function picture(parts: { content: string; mirrored: boolean; paper: string }): string {
  const { content, mirrored, paper } = parts;
  const drawing = mirrored ? moved("matrix(-1 0 0 1 400 0)", content) : content;
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" role="img">';
  return `${open}${drawing}${paper}</svg>`;
}
