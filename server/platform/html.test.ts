import { expect, test } from "vitest";
import { renderHtml, markup } from "./html.ts";

test("values are escaped in text and in attributes", () => {
  const name = `"><script>alert('&')</script>`;
  const escaped = "&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;";
  expect(renderHtml(markup`<a title="${name}">${name}</a>`)).toBe(
    `<a title="${escaped}">${escaped}</a>`,
  );
});

test("nested html is kept, single or in lists, and null renders nothing", () => {
  const items = ["een", "<twee>"].map((item) => markup`<li>${item}</li>`);
  expect(renderHtml(markup`<ul>${items}</ul>${markup`<hr>`}${null}`)).toBe(
    "<ul><li>een</li><li>&lt;twee&gt;</li></ul><hr>",
  );
});

test("an object from outside is never html", () => {
  const forged = JSON.parse('{"html":"<b>x</b>"}') as ReturnType<typeof markup>;
  expect(renderHtml(markup`${forged}`)).not.toContain("<b>");
});
