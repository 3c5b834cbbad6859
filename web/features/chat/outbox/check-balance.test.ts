import { expect, test } from "vitest";
import { askBalanceFirst } from "./check-balance.ts";

/** A member with too few credits as far as her page knows, who bought some elsewhere. */
function somebody(bought = true) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { draft: "Dag", enough: false, asked: 0 };
  const judge = askBalanceFirst();
  const press = () =>
    judge({
      text: state.draft,
      draft: () => state.draft,
      isEnough: () => state.enough,
      askBalance: () => {
        state.asked += 1;
        return promise.then(() => void (state.enough = bought));
      },
    });
  return { state, press, answer: resolve };
}

test("who has enough sends at once, and nobody is asked", async () => {
  const { state, press } = somebody();
  state.enough = true;
  expect(await press()).toBe("send");
  expect(state.asked).toBe(0);
});

test("credits bought elsewhere are heard of, and two presses are one message", async () => {
  const { state, press, answer } = somebody();
  const presses = [press(), press(), press()];
  answer();
  expect(await Promise.all(presses)).toEqual(["send", "nothing", "nothing"]);
  expect(state.asked).toBe(1);
  expect(await press()).toBe("send");
});

test("what was typed on while the server was asked is not sent unasked", async () => {
  const { state, press, answer } = somebody();
  const pressed = press();
  state.draft = "Dag, hoe is het?";
  answer();
  expect(await pressed).toBe("nothing");
});

test("who has too little is told so, also where no answer comes", async () => {
  const { press, answer } = somebody(false);
  const pressed = press();
  answer();
  expect(await pressed).toBe("too_little");
  const judge = askBalanceFirst();
  const away = { text: "", draft: () => "", isEnough: () => false };
  const failing = () => Promise.reject(new Error("away"));
  expect(await judge({ ...away, askBalance: failing })).toBe("too_little");
});
