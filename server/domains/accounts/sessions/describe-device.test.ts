import { expect, test } from "vitest";
import { describeDevice } from "./describe-device.ts";

const android = "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15";

test.each([
  [
    `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36`,
    "Chrome",
    "Windows",
  ],
  [`${windows} AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, "Edge", "Windows"],
  [
    `${windows} AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 OPR/130.0.0.0`,
    "Opera",
    "Windows",
  ],
  [`${windows.replace(")", "; rv:150.0)")} Gecko/20100101 Firefox/150.0`, "Firefox", "Windows"],
  [`${android} Chrome/150.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [
    `${android} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [`${iphone} (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
  [`${iphone} (KHTML, like Gecko) CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`, "Chrome", "iPhone"],
  ["Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) Version/17.7 Safari/604.1", "Safari", "iPad"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15", "Safari", "Mac"],
  ["Mozilla/5.0 (X11; CrOS x86_64 16181.0.0) Chrome/150.0.0.0 Safari/537.36", "Chrome", "ChromeOS"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox", "Linux"],
  ["curl/8.9.1", null, null],
  [`${"x".repeat(600)} Firefox/150.0`, null, null],
])("%s is %s on %s", (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});

test("a request without the header has no known device", () => {
  expect(describeDevice(null)).toEqual({ browser: null, system: null });
});
