import { expect, test } from "vitest";
import { pageRenderer } from "#web/entry-server.tsx";
import { noAnswers } from "#web/features/signup/answers.ts";
import { fakeApi } from "../../../../tests/fake-api.ts";
import { noAssets } from "../../../../tests/no-assets.ts";
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

async function textWith(changes: object): Promise<string> {
  const { settings } = (await fakeApi()("GET /api/settings.php", { query: undefined })) as {
    settings: object;
  };
  const answer = await render({
    url: "http://localhost/step",
    locale: "nl",
    api: fakeApi({ "GET /api/settings.php": () => ({ settings: { ...settings, ...changes } }) }),
    brandCss: "/brand.css",
    assets: noAssets,
  });
  return answer.is === "page" ? answer.html.replaceAll("<!-- -->", "") : "";
}

test.each([
  [30, 10, "Je krijgt 3 gratis berichten."],
  [39, 10, "Je krijgt 3 gratis berichten."],
  [20, 5, "Je krijgt 4 gratis berichten."],
  [10, 10, "Je krijgt 1 gratis bericht."],
])("with %i credits free and %i a message the last step says: %s", async (free, each, says) => {
  expect(await textWith({ signup_credits: free, message_credits: each })).toContain(says);
});

test("where nothing is free the last step promises nothing", async () => {
  const text = await textWith({ signup_credits: 9, message_credits: 10 });
  expect(text).toContain('name="email"');
  expect(text).not.toContain("gratis");
});
