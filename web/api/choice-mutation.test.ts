import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { queryKey } from "./query-key.ts";
import { beginLoad } from "#tests/browser/begin-load.ts";
import { choiceMutation } from "./choice-mutation.ts";

interface Choices {
  readonly on: boolean;
}

const key = queryKey<Choices>("choices");

function aPage(save: () => Promise<unknown>) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key, { on: false });
  const withChoice = (_before: Choices, choice: Choices) => choice;
  const options = choiceMutation(queryClient, { queryKey: key, save, withChoice });
  const press = (on: boolean) =>
    new MutationObserver(queryClient, options).mutate({ on }).catch(() => undefined);
  return { queryClient, press, isOn: () => queryClient.getQueryData(key)?.on };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test("shows a choice at once", async () => {
  const { press, isOn } = aPage(() => Promise.resolve());
  const saved = press(true);
  await Promise.resolve();
  expect(isOn()).toBe(true);
  await saved;
});

test("changes a rejected choice back", async () => {
  const { press, isOn } = aPage(() => Promise.reject(new Error("rejected")));
  await press(true);
  expect(isOn()).toBe(false);
});

test.each(["before", "after"])(
  "an old choice that arrives %s the new one is saved does not stay",
  async (when) => {
    const { queryClient, press, isOn } = aPage(nextTask);
    const load = beginLoad(queryClient, key);
    const saved = press(true);
    await Promise.resolve();
    if (when === "before") load.answer({ on: false });
    await saved;
    if (when === "after") load.answer({ on: false });
    load.answer({ on: true });
    await nextTask();
    expect(isOn()).toBe(true);
  },
);

test("two quick presses are saved one after the other, and only then the choice loads again", async () => {
  const saving: string[] = [];
  const { queryClient, press, isOn } = aPage(async () => {
    saving.push("begins");
    await nextTask();
    saving.push("ends");
  });
  const load = beginLoad(queryClient, key);
  load.answer({ on: false });
  await nextTask();
  const [first, second] = [press(true), press(false)];
  await first;
  expect(load.waiting).toHaveLength(0);
  expect(isOn()).toBe(false);
  await second;
  expect(saving).toEqual(["begins", "ends", "begins", "ends"]);
  expect(load.waiting).toHaveLength(1);
  expect(isOn()).toBe(false);
});
