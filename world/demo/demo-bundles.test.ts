import { expect, test } from "vitest";
import { countryCurrency } from "#contract/catalogue/country-currency.ts";
import de from "#world/conversations/de.json" with { type: "json" };
import en from "#world/conversations/en.json" with { type: "json" };
import nl from "#world/conversations/nl.json" with { type: "json" };
import { demoSites } from "./demo-sites.ts";

/** The larger number of messages by either side, for each of the demo's conversations. */
const written = [nl, en, de].flatMap((conversations) =>
  conversations.map(({ lines }) => {
    const byA = lines.filter(({ from }) => from === "a").length;
    return Math.max(byA, lines.length - byA);
  }),
);

test.each(demoSites)("$id sells four bundles, and no name praises one of them", ({ data }) => {
  expect(data.bundles.map(({ id }) => id)).toEqual(["small", "medium", "large", "largest"]);
});

test.each(demoSites)(
  "$id's bundles hold a whole number of messages at a whole price each",
  ({ data }) => {
    for (const { credits, prices } of data.bundles) {
      const messages = credits / data.message_credits;
      expect(Number.isInteger(messages)).toBe(true);
      for (const price of Object.values(prices)) expect(price % messages).toBe(0);
    }
  },
);

test.each(demoSites)("$id's price per message falls with every larger bundle", ({ data }) => {
  for (const country of data.countries) {
    const each = data.bundles.map(
      ({ credits, prices }) => (prices[countryCurrency[country]] ?? Number.NaN) / credits,
    );
    expect(each).toEqual(each.toSorted((a, b) => b - a));
    expect(new Set(each).size).toBe(4);
  }
});

test.each(demoSites)(
  "$id's smallest bundle is no larger than one conversation can need",
  ({ data }) => {
    const credits = data.bundles[0]?.credits ?? Number.NaN;
    expect(credits / data.message_credits).toBeLessThanOrEqual(Math.max(...written));
  },
);

test.each(demoSites)("$id's lowest message price is that of its largest bundle", ({ data }) => {
  const largest = data.bundles.at(-1);
  for (const country of data.countries) {
    const price = largest?.prices[countryCurrency[country]] ?? Number.NaN;
    const least = (price * data.message_credits) / (largest?.credits ?? Number.NaN);
    expect(data.minimum_message_costs[country]).toEqual({
      minor: least,
      currency: countryCurrency[country],
    });
  }
});
