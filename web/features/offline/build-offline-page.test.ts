import { expect, test } from "vitest";
import type { ConversationId } from "#contract/shared/ids.ts";
import { buildOfflinePage } from "./build-offline-page.ts";
import type { ConversationCopy, MessageCopy } from "./copy-conversations.ts";

const id = "5f8d0d55-0d7a-4b4e-8f1c-2f4f9d6f0a01" as ConversationId;

const aMessage = (change: Partial<MessageCopy>): MessageCopy => ({
  mine: false,
  text: "Dag",
  gift: null,
  isPhoto: false,
  sent_at: "2026-11-20T10:00:00.000Z",
  ...change,
});

function build(conversations: readonly ConversationCopy[] | null): string {
  return buildOfflinePage({
    site: "Vonk",
    language: "nl",
    reading: { theme: "dark" },
    style: "body{}",
    script: "",
    storedAt: new Date("2026-11-23T21:00:00.000Z"),
    conversations,
    texts: {
      of: () => (key, values) => [key, ...Object.values(values ?? {})].join(" "),
      moment: (at) => at.toISOString(),
      day: (at) => at.toISOString().slice(0, 10),
      time: (at) => at.toISOString().slice(11, 16),
      fictional: "Fictief profiel",
    },
  });
}

const aCopy = (messages: readonly MessageCopy[], isFictional = false): ConversationCopy => ({
  id,
  name: "Els",
  isFictional,
  messages,
  loadedAt: 0,
});

test("a text of a member is shown as it is and never becomes markup", () => {
  const text = `<img src=x onerror="alert(1)"> & 'zo'`;
  const page = build([{ ...aCopy([aMessage({ text })]), name: "</title><b>Els" }]);
  expect(page).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;zo&#39;");
  expect(page).not.toContain("<img");
  expect(page).not.toContain("<b>");
});

test("a fictional profile is marked in words, another member is not", () => {
  expect(build([aCopy([], true)])).toContain("Fictief profiel");
  expect(build([aCopy([])])).not.toContain("Fictief profiel");
});

test("a conversation without a copied message says so before it is opened", () => {
  expect(build([aCopy([])])).toContain('<span class="last" dir="auto">noMessages</span>');
});

test("a photo, a gift and a removed text are shown in words", () => {
  const page = build([
    aCopy([
      aMessage({ isPhoto: true, text: "op het strand" }),
      aMessage({ gift: "coffee", text: "" }),
      aMessage({ text: "" }),
    ]),
  ]);
  expect(page).toContain("<bdi>photo.listed\nop het strand</bdi>");
  expect(page).toContain("<bdi>gift.listed gift.names.coffee</bdi>");
  expect(page).toContain("<bdi>messages.removed</bdi>");
});

test("each day is named once, and the page says when it was stored", () => {
  const page = build([
    aCopy([
      aMessage({}),
      aMessage({ mine: true }),
      aMessage({ sent_at: "2026-11-21T08:00:00.000Z" }),
    ]),
  ]);
  expect(page.match(/<li class="day">[^<]*/g)).toEqual([
    '<li class="day">2026-11-20',
    '<li class="day">2026-11-21',
  ]);
  expect(page.match(/data-mine/g)).toHaveLength(1);
  expect(page).toContain("stored 2026-11-23T21:00:00.000Z");
  expect(page).toContain('data-path="/chats/5f8d0d55-0d7a-4b4e-8f1c-2f4f9d6f0a01"');
  expect(page).toContain('<html lang="nl" data-theme="dark">');
});

test("without a member the page has no conversations", () => {
  expect(build([])).toContain("none");
  expect(build(null)).not.toMatch(/none|stored|<section|<details/);
});
