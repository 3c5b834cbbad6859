import { expect, test } from "vitest";
import { createBalanceCheck } from "./check-balance.ts";

/** A member whose page shows too few credits, but who may have bought some in another window. */
function aMember({ hasBought = true } = {}) {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const state = { draft: "Dag", enough: false, refreshes: 0 };
  const check = createBalanceCheck();
  const press = () => {
    const { draft } = state;
    return check({
      hasEnoughCredits: () => state.enough,
      refreshBalance: () => {
        state.refreshes += 1;
        return promise.then(() => void (state.enough = hasBought));
      },
      isUnchanged: () => state.draft === draft,
    });
  };
  return { state, press, answer };
}

test("counts credits bought in another window, and three presses send one message", async () => {
  const { state, press, answer } = aMember();
  const presses = [press(), press(), press()];
  answer();
  expect(await Promise.all(presses)).toEqual(["send", "nothing", "nothing"]);
  expect(state.refreshes).toBe(1);
});

test("a text that changes while the balance is refreshed is not sent", async () => {
  const { state, press, answer } = aMember();
  const pressed = press();
  state.draft = "Dag, hoe is het?";
  answer();
  expect(await pressed).toBe("nothing");
});

test("reports too few credits even if the balance cannot be refreshed", async () => {
  const { press, answer } = aMember({ hasBought: false });
  const pressed = press();
  answer();
  expect(await pressed).toBe("too_little");
  const offline = {
    hasEnoughCredits: () => false,
    refreshBalance: () => Promise.reject(new Error("offline")),
    isUnchanged: () => true,
  };
  expect(await createBalanceCheck()(offline)).toBe("too_little");
});
