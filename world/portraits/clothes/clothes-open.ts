import { mix } from "#world/portraits/colour.ts";
import type { Colour } from "#world/portraits/colour.ts";
import { chest } from "./garment.ts";
import type { Cut, Garment } from "./garment.ts";
import { CLOTH_INK, CREAM_LIGHT, DYES } from "#world/portraits/pigments.ts";
import { line, path, plane, round, symmetric, mirrored } from "#world/portraits/svg.ts";

/** A shirt or polo shirt with an open collar and buttons. */
export function shirt(cut: Cut): Garment {
  const { neck, woman, cloth, dark, light } = cut;
  const collar = mix(cloth, CREAM_LIGHT, 0.2);
  const [opening, tip] = woman ? [190, 188] : [168, 164];
  const leaf = path`M${neck + 6},98 L${neck + 22},130 L34,178 L0,${tip} L${neck - 8},118Z`;
  const buttons = [220, 268].map((y) => round(8, y, 3.2, light));
  return {
    chest: chest(cut, symmetric(path`M0,${opening} L${neck + 10},114Z`)),
    over:
      litAndShaded(leaf, collar, mix(collar, dark, 0.4)) +
      line(path`M0,${opening - (woman ? 0 : 2)}L2,460`, dark, 2.6, 0.6) +
      buttons.join(""),
  };
}

export function blazer(cut: Cut): Garment {
  const { neck, woman, cloth, dark, light } = cut;
  const under = DYES[cut.second];
  const underShade = mix(under, CLOTH_INK, 0.2);
  const depth = woman ? 176 : 160;
  const collar = path`M${neck + 5},98 L${neck + 16},128 L26,166 L0,${depth} L${neck - 8},118Z`;
  const lapel =
    path`M${neck + 8},106 L${neck + 34},136 L74,196 L54,206 L60,222 L6,330 L14,250` +
    path` L${neck + 12},130Z`;
  return {
    onBody:
      plane(symmetric(path`M0,330 L8,330 L${neck + 14},110Z`), under) +
      plane(path`M4,150L8,330L${neck + 14},110Z`, underShade, 0.5),
    chest: chest(cut, symmetric(path`M0,${depth} L${neck + 9},112Z`)),
    over:
      (woman ? "" : litAndShaded(collar, under, underShade)) +
      litAndShaded(lapel, mix(cloth, light, 0.3), mix(cloth, dark, 0.8)),
  };
}

export function cardigan(cut: Cut): Garment {
  const { neck, cloth, dark } = cut;
  const under = DYES[cut.second];
  const front = path`C26,330 30,200 ${neck + 20},110`;
  const edge = path`M${neck + 18},116 C34,200 30,330 38,460`;
  return {
    onBody:
      plane(symmetric(`M0,460 L34,460 ${front}Z`), under) +
      plane(`M6,130L12,460L34,460${front}Z`, mix(under, CLOTH_INK, 0.25), 0.6),
    chest: chest(cut, path`M${-neck - 10},112C-30,164 30,164 ${neck + 10},112Z`),
    over: line(mirrored(edge), mix(cloth, dark, 0.35), 10) + line(edge, mix(cloth, dark, 0.6), 10),
  };
}

/** The same shape on the left in the light and on the right in the shade. */
function litAndShaded(right: string, lit: Colour, shaded: Colour): string {
  return plane(mirrored(right), lit) + plane(right, shaded);
}
