import { sheet, stops } from "./svg.ts";

/**
 * One wash over everything, warm in the light and teal in the shadow, which unifies the picture.
 */
export function wash(id: string): string {
  const colours = stops([
    [0, "#FFE3B0", 0.26],
    [0.45, "#FFE3B0", 0.04],
    [1, "#0B2C30", 0.24],
  ]);
  const gradient = `<linearGradient id="${id}-wash" x1="0" y1="0" x2="1" y2="0.9">`;
  return `${gradient}${colours}</linearGradient>${sheet(`url(#${id}-wash)`)}`;
}

/**
 * The grain of soft paper. The filter is slow, so raster images overlay one prepared tile instead.
 */
export function grain(id: string, opacity = 0.16): string {
  const noise = '<feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="7"/>';
  const tint = '<feColorMatrix values="0 0 0 0 .35 0 0 0 0 .27 0 0 0 0 .2 .9 .9 0 0 -.72"/>';
  const filter = `<filter id="${id}-grain" x="0" y="0" width="100%" height="100%">`;
  const paper = `<rect width="400" height="500" filter="url(#${id}-grain)" opacity="${opacity}"/>`;
  return `${filter}${noise}${tint}</filter>${paper}`;
}
