import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Files that may read the browser's clock, each with the reason: to display or to pace, never to
 * decide.
 */
const allowed: Readonly<Record<string, string>> = {
  "web/features/chat/conversation/format-timestamp.ts": "how a moment is written: today, yesterday",
  "web/features/chat/conversation/typing.ts": "how often a page sends that its member is typing",
  "web/features/chat/list/last-opened.ts": "stored with the conversation opened last",
  "web/features/chat/outbox/outbox.ts": "shown with a message until the server's own time is known",
  "web/features/chat/share/shared-photo.ts":
    "how long a shared photo can be used, of which the server knows nothing",
  "web/features/offline/store-conversations.ts": "when the copy was made, which the page names",
  "web/shell/strips/offer-strip.tsx": "whether this device's first visit was another day",
  "web/site/use-dismissal.ts": "the specification stores when an alert was dismissed",
  "web/start-live.ts": "how long the connection has been silent",
  "web/features/profile-page/photos/gallery.tsx":
    "whether to load a photo address again; the server refuses an old one",
  "web/features/signup/steps/birth-date-step.tsx": "the age is read back; the server judges it",
  "web/features/likes/swipe-game/swipe-game.tsx":
    "when to ask whether the wait is over; the server judges it",
  "web/pages/home/member-home.tsx": "how a moment is written: today, yesterday",
  "web/site/loading/reload-on-failed-chunk.ts":
    "a page that failed reloads itself once a minute at most",
  "web/texts/intl-hooks.ts": "the hook behind the two above: how a moment is written",
};

const clock = /\bDate\.now\b|new Date\(\)|\bDate\(\)|\buseNow\b|\bTemporal\.Now\b/;

test("only known files read the browser's clock, none for a deadline, quota or day", () => {
  const files = globSync("{web,ui,contract}/**/!(*.test).{ts,tsx}").filter((file) =>
    clock.test(readFileSync(file, "utf8")),
  );
  expect(files.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
