import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readTokens } from "#server/domains/sites/theme/read-tokens.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");
const { light } = readTokens(read("ui/tokens.css"));

/** A colour token's hue in degrees (0 red, 120 green, 240 blue) and lightness from 0 to 1. */
function look(name: string): { hue: number; lightness: number } {
  const value = light[name] ?? "";
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other) return look(other);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(value.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const part =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least);
  return { hue: (part * 60 + 360) % 360, lightness: (most + least) / 2 };
}

const TEAL = [170, 195] as const;
const CORAL = [5, 20] as const;
const GREEN = [100, 160] as const;

test.each([
  ["primary", "teal", "--c-primary", TEAL],
  ["secondary", "coral", "--c-secondary", CORAL],
  ["success", "green", "--c-success", GREEN],
  ["deep", "teal", "--c-deep", TEAL],
] as const)("the colour %s is %s", (_, _colour, token, [from, to]) => {
  expect(look(token).hue).toBeGreaterThanOrEqual(from);
  expect(look(token).hue).toBeLessThanOrEqual(to);
});

test("the deep teal is darker than the primary teal", () => {
  expect(look("--c-deep").lightness).toBeLessThan(look("--c-primary").lightness);
});

test("the unread badge is coral", () => {
  const rule = /\.count\s*\{([^}]*)\}/.exec(read("ui/text/count-badge.module.css"))?.[1];
  expect(rule).toContain("background: var(--c-unread)");
  expect(look("--c-unread").hue).toBeLessThanOrEqual(CORAL[1]);
});

test.each([576, 768, 992, 1200])("%i px is a breakpoint of the style sheets", (px) => {
  const sheets = globSync("{ui,web}/**/*.css", { cwd: root }).map(read).join("\n");
  expect(sheets).toContain(`@media (min-width: ${px}px)`);
});

test.each([
  "--w-modal-s: 300px",
  "--w-modal: 500px",
  "--w-modal-l: 800px",
  "--w-modal-xl: 1140px",
  "--w-toast: 350px",
  "--z-toast: 1100",
  "clamp(300px, 30vw, 400px)",
  "--w-messages: 800px",
])("the tokens contain %s", (declaration) => {
  expect(read("ui/tokens.css")).toContain(declaration);
});

/** The rules that use each layout token. */
const measures = [
  ["ui/overlay/modal.module.css", "small", "--width: var(--w-modal-s);"],
  ["ui/overlay/modal.module.css", "default", "--width: var(--w-modal);"],
  ["ui/overlay/modal.module.css", "large", "--width: var(--w-modal-l);"],
  ["ui/overlay/modal.module.css", "extra-large", "--width: var(--w-modal-xl);"],
  ["ui/overlay/toaster.module.css", "toast", "width: min(var(--w-toast), "],
  ["ui/overlay/toaster.module.css", "region", "z-index: var(--z-toast);"],
  [
    "web/pages/chats/chats-page.module.css",
    "columns",
    "columns: var(--w-chatlist) minmax(0, 1fr);",
  ],
  [
    "web/features/chat/conversation/messages/messages.module.css",
    "column",
    "calc(var(--w-messages) + 2 * var(--gutter))",
  ],
] as const;

test.each(measures)("in %s .%s uses its token: %s", (file, name, declaration) => {
  const rules = read(file).matchAll(new RegExp(`\\.${name}\\s*\\{([^}]*)\\}`, "g"));
  expect([...rules].map(([, body]) => body).join("")).toContain(declaration);
});
