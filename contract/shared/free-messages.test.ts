import { expect, test } from "vitest";
import { freeMessages } from "./free-messages.ts";

test.each([
  [30, 10, 3],
  [29, 10, 2],
  [9, 10, 0],
  [0, 10, 0],
])("%i sign-up credits at %i per message are %i free messages", (signup, message, free) => {
  expect(freeMessages({ signup_credits: signup, message_credits: message })).toBe(free);
});
