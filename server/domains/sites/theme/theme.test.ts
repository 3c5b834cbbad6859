import { expect, test } from "vitest";
import { renderThemeCss, themeTokens } from "./theme.ts";
import { findColour } from "./theme-colours.ts";

const plain = { headline_face: "Lora", light: {}, dark: {} } as const;

test.each([
  ["primary", "brand-primary", "c-primary"],
  ["secondary", "brand-secondary", "c-secondary"],
  ["success", "c-success", "c-success"],
  ["deep", "brand-deep", "c-deep"],
  ["unread", "c-unread", "c-unread"],
] as const)("a site may override the default colour %s", (_, token, role) => {
  const own = { [token]: "#123456" };
  const theme = themeTokens.parse({ ...plain, light: own, dark: { [token]: "#abcdef" } });
  expect(renderThemeCss(plain)).not.toContain(token);
  expect(renderThemeCss(theme)).toMatch(
    new RegExp(`:root\\{[^}]*--${token}:#123456;[\\s\\S]*--${token}:#abcdef;`),
  );
  expect(findColour(theme, "light", role)).toBe("#123456");
  expect(findColour(theme, "dark", role)).toBe("#abcdef");
  expect(findColour(plain, "light", role)).not.toBe(findColour(theme, "light", role));
});
