import { expect, test } from "vitest";
import { pageRenderer } from "#web/entry-server.tsx";
import { readPage } from "#tests/browser/open-page.ts";
import { TownField } from "./town-field.tsx";

const render = pageRenderer({
  field: {
    path: "/field",
    layout: "empty",
    areas: [],
    page: () =>
      Promise.resolve({
        Page: () => (
          <TownField
            name="city"
            label="Woonplaats"
            place={{ country: "NL", region: "09" }}
            value="Ams"
            onChange={() => undefined}
            error="Deze plaats ligt niet in het gekozen gebied. Bedoel je Amersfoort?"
          />
        ),
      }),
  },
});

test("a closed combobox is a labelled text field that names its list and its error", async () => {
  const html = await readPage("/field", { render });
  const input = /<input[^>]*name="city"[^>]*>/.exec(html)?.[0] ?? "";
  expect(input).toMatch(/role="combobox"/);
  expect(input).toMatch(/aria-autocomplete="list"/);
  expect(input).toMatch(/aria-expanded="false"/);
  expect(input).toMatch(/value="Ams"/);
  const list = /aria-controls="([^"]+)"/.exec(input)?.[1];
  expect(html).toContain(`id="${list}" role="listbox"`);
  const error = /aria-describedby="([^"]+)"/.exec(input)?.[1];
  expect(html).toContain(`id="${error}"`);
});
