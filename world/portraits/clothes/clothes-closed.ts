import { mix } from "#world/portraits/colour.ts";
import { chest, necklace } from "./garment.ts";
import type { Cut, Garment } from "./garment.ts";
import { CLOTH_INK, DYES } from "#world/portraits/pigments.ts";
import { band, line, path, plane, symmetric } from "#world/portraits/svg.ts";

export function crew(cut: Cut): Garment {
  const { neck } = cut;
  const opening = path`M${-neck - 4},119C-28,154 28,154 ${neck + 4},119Z`;
  const edge = path`M${-neck - 11},121C-32,160 32,160 ${neck + 11},121`;
  return {
    chest: chest(cut, opening),
    neckband: band(edge, mix(cut.cloth, cut.dark, 0.45), 9),
  };
}

export function knit(cut: Cut): Garment {
  const ribs = Array.from({ length: 17 }, (_, i) => path`M${-176 + i * 22},120V460`);
  return { ...crew(cut), onBody: line(ribs.join(""), cut.dark, 3, 0.16) };
}

export function stripes(cut: Cut): Garment {
  const rows = Array.from({ length: 12 }, (_, i) => {
    const y = 150 + i * 26;
    return path`M-220,${y}Q0,${y + 20} 220,${y}`;
  });
  return { ...crew(cut), onBody: line(rows.join(""), DYES[cut.second], 8, 0.85) };
}

export function poloNeck({ neck, cloth, dark }: Cut): Garment {
  const foot = path`L${neck + 13},138C30,158 -30,158 ${-neck - 13},138Z`;
  const roll = path`M${-neck - 7},86C${-neck - 4},100 ${neck + 4},100 ${neck + 7},86` + foot;
  const shade =
    path`M6,96C20,97 ${neck + 2},94 ${neck + 7},86` + path`L${neck + 13},138C34,150 20,153 8,153Z`;
  const fold = path`M${-neck - 9},112C-26,124 26,124 ${neck + 9},112`;
  return { over: plane(roll, cloth) + plane(shade, dark, 0.5) + line(fold, dark, 3, 0.4) };
}

export function vNeck(cut: Cut): Garment {
  const { neck, woman, dark } = cut;
  const depth = woman ? 208 : 186;
  return {
    chest: chest(cut, symmetric(path`M0,${depth} L${neck + 16},117Z`)),
    over: line(symmetric(path`M0,${depth + 1} L${neck + 16},118`), dark, 7, 0.55) + necklace(cut),
  };
}

export function scoop(cut: Cut): Garment {
  const opening = path`M-70,130C-58,196 58,196 70,130L${cut.neck + 10},110L${-cut.neck - 10},110Z`;
  const edge = line("M-71,131C-58,198 58,198 71,131", cut.dark, 6, 0.55);
  return { chest: chest(cut, opening), over: edge + necklace(cut) };
}

/** Wrapped once around the neck, with one end hanging down. */
export function scarf({ neck, second }: Cut): Garment {
  const wool = DYES[second];
  const shade = mix(wool, CLOTH_INK, 0.26);
  const upper = path`M${-neck - 16},96C-26,128 26,128 ${neck + 16},96`;
  const right = path`C${neck + 36},112 ${neck + 34},150 ${neck + 16},160`;
  const left = path`C${-neck - 34},150 ${-neck - 36},112 ${-neck - 16},96Z`;
  const wound = upper + right + path`C20,178 -20,178 ${-neck - 16},160` + left;
  const end = "M-16,160C6,158 30,160 36,150L54,300L6,304Z";
  return {
    over:
      plane(wound, wool) +
      plane(end, mix(wool, shade, 0.45)) +
      line(path`M${-neck - 18},118C-26,146 26,146 ${neck + 18},118`, shade, 3.4, 0.55) +
      line(path`M${-neck - 16},140C-22,162 22,162 ${neck + 20},136`, shade, 3, 0.5) +
      line("M18,176L26,296", shade, 3, 0.5),
  };
}
