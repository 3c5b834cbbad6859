import { mix } from "#world/portraits/colour.ts";
import { SKINS } from "#world/portraits/pigments.ts";
import type { Sitter } from "#world/portraits/sitter.ts";
import { path, plane } from "#world/portraits/svg.ts";

/** The neck, with the shadow of the chin on it. */
export function drawNeck({ build, face, skin: name }: Sitter): string {
  const skin = SKINS[name];
  return (
    plane(column(build.neck), mix(skin.base, skin.shade, 0.3)) +
    plane(shadeOfChin(build.neck, face.chin), mix(skin.shade, skin.deep, 0.3)) +
    plane(shadedSide(build.neck), skin.shade, 0.75)
  );
}

function column(half: number): string {
  const left = path`M${-half},40L${-half},104C${-half},118 ${-half - 6},124 ${-half - 12},128`;
  const pit = path`C-24,152 24,152 ${half + 12},128`;
  return left + pit + path`C${half + 6},124 ${half},118 ${half},104L${half},40Z`;
}

function shadeOfChin(half: number, chin: number): string {
  const curve = path`C-18,${chin + 18} 18,${chin + 26} ${half},${chin - 4}`;
  return path`M${-half - 2},50L${-half},${chin - 6}` + curve + path`L${half + 2},50Z`;
}

function shadedSide(half: number): string {
  const edge = path`M${half},60L${half},106C${half},118 ${half + 6},124 ${half + 11},128`;
  return edge + "C34,142 22,146 12,146C16,130 10,110 14,90Z";
}
