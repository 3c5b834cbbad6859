import type { Colour } from "./colour.ts";

// No pigment is mixed at random: each is chosen to go with all others, so that any draw harmonises.
// They depend neither on a site's theme nor on dark mode.

export type SkinPigments = Record<"base" | "shade" | "deep" | "lip" | "blush", Colour>;

/** From lightest to deepest. */
export const SKINS = {
  porcelain: skin("#F2D0B8", "#DDA98C", "#B97A5F", "#C4705F", "#E79C84"),
  fair: skin("#EBC1A2", "#D19873", "#A86A4B", "#B9614F", "#DE8B6E"),
  sand: skin("#DFAC84", "#BF8259", "#935635", "#A8533F", "#CE7350"),
  olive: skin("#CF9C72", "#AC7549", "#7F4E2C", "#984A37", "#BC6A45"),
  tan: skin("#B98055", "#955D37", "#6B3D22", "#86412F", "#A65636"),
  brown: skin("#966040", "#744428", "#4F2B18", "#6F3328", "#87452C"),
  umber: skin("#7E4E36", "#5C3422", "#381D12", "#7C3B33", "#8A4632"),
  ebony: skin("#63402F", "#46281B", "#27140D", "#713A33", "#74412F"),
} as const;
export type Skin = keyof typeof SKINS;

export const HAIRS = {
  black: "#231D1C",
  espresso: "#35261F",
  brown: "#553626",
  chestnut: "#74452B",
  auburn: "#8E482A",
  copper: "#A85A30",
  honey: "#B4834A",
  blonde: "#D3AC70",
  ash: "#9C8768",
  pepper: "#5E5A57",
  steel: "#827F7B",
  silver: "#B5B2AC",
  white: "#E2DDD3",
} as const;
export type Hair = keyof typeof HAIRS;

/** The pigments for each word for a hair colour. */
export const HAIR_FAMILIES = {
  black: ["black"],
  brown: ["espresso", "brown", "chestnut"],
  blonde: ["honey", "blonde", "ash"],
  red: ["auburn", "copper"],
  grey: ["pepper", "steel", "silver"],
  white: ["white"],
} as const satisfies Record<string, readonly Hair[]>;
export type HairFamily = keyof typeof HAIR_FAMILIES;

export const DYES = {
  teal: "#1F6867",
  petrol: "#17494F",
  sage: "#8FA48C",
  moss: "#5B6B47",
  cream: "#EFE4D0",
  oat: "#D3BD9C",
  camel: "#B88A57",
  rust: "#B2583A",
  coral: "#D9775F",
  rose: "#CE9688",
  wine: "#72323A",
  navy: "#2B3A52",
  denim: "#5B7A93",
  charcoal: "#3B3E42",
  white: "#F6F0E6",
  mustard: "#C6943F",
  slate: "#6F7F86",
} as const;
export type Dye = keyof typeof DYES;

/** The frames of glasses, and the frame that is visible on deep skin. */
export const FRAMES = ["#2B2624", "#4A3023", "#173B3C", "#7A5A36"] as const;
export const FRAME_ON_DEEP_SKIN = "#D9B98A";

export const IRISES = ["#3A2A20", "#33423F", "#3B4A52", "#3A2A20", "#4A3A24"] as const;
export const DARK_IRIS = "#2A1A14";

export const GOLD = "#D9B064";
export const CREAM_LIGHT = "#FFF8EA";
export const WARM_LIGHT = "#FFE6C4";
export const SCALP_LIGHT = "#FFF3DD";
export const TEETH = "#FBF3E8";
export const LASH_INK = "#120B09";
export const HAIR_INK = "#1A1614";
export const HAIR_LIGHT = "#FFF2DC";
export const CLOTH_INK = "#14181C";

function skin(base: Colour, shade: Colour, deep: Colour, lip: Colour, blush: Colour): SkinPigments {
  return { base, shade, deep, lip, blush };
}
