import { expect, test } from "vitest";
import { isPushAlertAllowed } from "./should-show-push-alert.ts";

test.each(["signup", "notifications", "activateDone", "directdebit", "premium"])(
  "the push alert does not show on %s",
  (route) => {
    expect(isPushAlertAllowed(["root", "frame", route])).toBe(false);
  },
);

test.each(["members", "likes", "profile", "settings"])("the push alert may show on %s", (route) => {
  expect(isPushAlertAllowed(["root", "frame", route])).toBe(true);
});
