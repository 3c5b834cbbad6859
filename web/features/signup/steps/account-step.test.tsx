import { expect, test } from "vitest";
import type { Settings } from "#contract/sites.ts";
import { pageRenderer } from "#web/entry-server.tsx";
import { noAnswers } from "#web/features/signup/answers.ts";
import { fakeApi, demoAnswers, demoSettings } from "#tests/browser/fake-api.ts";
import { readPage } from "#tests/browser/open-page.ts";
import { AccountStep } from "./account-step.tsx";

const nothing = () => undefined;
const render = pageRenderer({
  step: {
    path: "/step",
    layout: "empty",
    areas: ["signup"],
    page: () =>
      Promise.resolve({
        Page: () => (
          <AccountStep
            answers={noAnswers}
            password=""
            change={nothing}
            typePassword={nothing}
            wrong={nothing}
            taken={false}
          />
        ),
      }),
  },
});

function textWith(changes: Partial<Settings>): Promise<string> {
  const settings = { ...demoSettings(), ...changes };
  const api = fakeApi(demoAnswers({ "GET /api/settings.php": () => ({ settings }) }));
  return readPage("/step", { render, api });
}

test.each([
  [30, 10, "Je krijgt 3 gratis berichten."],
  [39, 10, "Je krijgt 3 gratis berichten."],
  [20, 5, "Je krijgt 4 gratis berichten."],
  [10, 10, "Je krijgt 1 gratis bericht."],
])(
  "with %i free credits and %i credits per message the last step says: %s",
  async (free, each, text) => {
    expect(await textWith({ signup_credits: free, message_credits: each })).toContain(text);
  },
);

test("the last step promises nothing if nothing is free", async () => {
  const text = await textWith({ signup_credits: 9, message_credits: 10 });
  expect(text).toContain('name="email"');
  expect(text).not.toContain("gratis");
});
