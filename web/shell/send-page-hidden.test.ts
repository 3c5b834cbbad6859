import { expect, test } from "vitest";
import { sendPageHidden } from "./send-page-hidden.ts";

test("a page that becomes hidden sends a beacon with empty JSON; a visible page sends none", async () => {
  const events = new EventTarget();
  const sent: { url: string; body: Blob }[] = [];
  const page = {
    visibilityState: "visible" as "visible" | "hidden",
    addEventListener: events.addEventListener.bind(events),
    defaultView: {
      navigator: { sendBeacon: (url: string, body: Blob) => sent.push({ url, body }) > 0 },
    },
  };
  sendPageHidden(page);
  events.dispatchEvent(new Event("visibilitychange"));
  expect(sent).toEqual([]);
  page.visibilityState = "hidden";
  events.dispatchEvent(new Event("visibilitychange"));
  expect(sent.map(({ url }) => url)).toEqual(["/api/page-hidden.php"]);
  expect(await sent[0]?.body.text()).toBe("{}");
});
