import { expect, test } from "vitest";
import { createToken } from "#server/platform/secrets/tokens.ts";
import { maskLinks } from "./mask-links.ts";

test("masks every link's token and leaves other addresses unchanged", () => {
  const [first, second] = [createToken(), createToken()];
  const site = "https://vonk.example";
  const masked = maskLinks({
    html: `<a href="${site}/${first}">${site}/${first}</a> <a href="${site}/pages/terms">x</a>`,
    text: `Open ${site}/${first}\n${site}/not-me/${second}\n${site}/credits`,
    headers: { "List-Unsubscribe": `<${site}/${second}>` },
  });
  expect(masked).toEqual({
    html: `<a href="${site}/…">${site}/…</a> <a href="${site}/pages/terms">x</a>`,
    text: `Open ${site}/…\n${site}/not-me/…\n${site}/credits`,
    headers: { "List-Unsubscribe": `<${site}/…>` },
  });
});
