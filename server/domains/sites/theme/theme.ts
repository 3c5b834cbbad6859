import { z } from "zod";

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, {
  error: ({ input }) => `is ${JSON.stringify(input)}: write a colour such as #0f6666`,
});

/** The colours a site may change; each name is a custom property of `ui/tokens.css`. */
const themeColours = [
  "brand-primary",
  "brand-primary-strong",
  "brand-primary-soft",
  "brand-on-primary",
  "brand-secondary",
  "brand-secondary-soft",
  "brand-on-secondary",
  "brand-deep",
  "brand-deep-2",
  "brand-on-deep",
  "brand-on-deep-2",
  "brand-ground",
  "brand-surface",
  "brand-sunken",
  "brand-frame",
  "brand-frame-inset",
  "brand-accent",
  "c-primary-ink",
  "c-secondary-ink",
  "c-unread",
  "c-on-unread",
  "c-success",
  "c-on-success",
  "c-success-soft",
  "c-success-ink",
  "c-line",
  "c-line-strong",
  "c-bubble-in",
  "c-bubble-out",
  "c-on-bubble-out",
  "c-label",
  "c-skeleton",
  "c-focus",
] as const;

const palette = z.partialRecord(z.enum(themeColours), hex);

export const headlineFaces = ["Newsreader", "Lora"] as const;

/** The look of a site; an omitted colour keeps its default from `ui/tokens.css`. */
export const themeTokens = z.strictObject({
  headline_face: z.enum(headlineFaces),
  light: palette,
  dark: palette,
});
export type ThemeTokens = z.output<typeof themeTokens>;

/**
 * The site's style sheet: its tokens for light mode, and for dark mode by system setting or by
 * choice.
 */
export function renderThemeCss(theme: ThemeTokens): string {
  // The fallback faces have the headline face's metrics, so that nothing shifts when it loads.
  const name = theme.headline_face;
  const face = `--font-display:"${name} Variable","${name} Fallback","${name} Fallback Android",Georgia,serif;`;
  const light = declarations(theme.light);
  const dark = declarations(theme.dark);
  return [
    "@layer brand{",
    `:root{${face}${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${dark}}}`,
    `:root[data-theme="dark"]{${dark}}`,
    "}",
  ].join("");
}

function declarations(colours: Readonly<Partial<Record<string, string>>>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
}
