import { afterEach, expect, test, vi } from "vitest";
import { pageRenderer } from "#web/entry-server.tsx";
import { noAnswers } from "#web/features/signup/answers.ts";
import { readPage } from "#tests/browser/open-page.ts";
import { BirthDateStep } from "./birth-date-step.tsx";

afterEach(() => void vi.useRealTimers());

const nothing = () => undefined;
const render = pageRenderer({
  step: {
    path: "/step",
    layout: "empty",
    areas: ["signup"],
    page: () =>
      Promise.resolve({
        Page: () => (
          <BirthDateStep
            answers={{ ...noAnswers, birthDate: { day: "21", month: "11", year: "1966" } }}
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

test.each([
  ["Europe/Amsterdam", 60],
  ["Europe/London", 59],
])("the age shown changes at midnight in the site's time zone %s: %i", async (timeZone, age) => {
  vi.useFakeTimers({ now: new Date("2026-11-20T23:30:00Z"), toFake: ["Date"] });
  expect(await readPage("/step", { render, timeZone })).toContain(
    `Op je profiel staat: ${age} jaar`,
  );
});
