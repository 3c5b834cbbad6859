import { expect, test } from "vitest";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { fakeApi, demoAnswers, demoSettings } from "#tests/browser/fake-api.ts";
import type { Answers } from "#tests/browser/fake-api.ts";
import { mainOf, readPage } from "#tests/browser/open-page.ts";
import { aCard, els } from "#tests/wire/a-card.ts";
import { aConversation, aMessage, talk } from "#tests/wire/a-conversation.ts";
import { aMessagePrice } from "#tests/wire/a-message-price.ts";
import { aProfile } from "#tests/wire/a-profile.ts";
import { anOffer } from "#tests/wire/an-offer.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { ApiError } from "#web/api/api.ts";

// The list of chats, a conversation, and a first message, in Dutch.

const user = aUser();
const card = aCard({
  main_image: {
    filename: "/els-full.webp",
    thumb_filename: "/els-thumb.webp",
    medium_filename: "/els-medium.webp",
    match: "/els-full.webp",
    status: "active",
  },
});
const memberAnswers: Answers = {
  "GET /api/user.php": () => ({ user }),
  "GET /api/counts": () => ({ messages: 3, likes: 2 }),
};

async function open(path: string, answers: Answers, whole = false) {
  const html = await readPage(path, { api: fakeApi(demoAnswers(answers)) });
  return whole ? html : mainOf(html);
}

/** The answers for a member with one chat. */
function chatAnswers(is: "member" | "fictional", older_locked = false): Answers {
  const to = aCard({ is });
  const conversation = { id: talk };
  const message = aMessage(4, { text: "Dag!" });
  const chat = { conversation, profile: to, num_unread_messages: 2, last_message: message };
  const price = aMessagePrice({
    conversation,
    profile: to,
    fictional_agreement: is === "fictional" ? { agreed: true, text_version: "1" } : null,
  });
  return {
    ...memberAnswers,
    "GET /api/chats.php": () => ({ chats: [chat] }),
    "GET /api/chats/:id": () => aConversation([message], { profile: to, older_locked }),
    "GET /api/chats/price": () => price,
  };
}

function chatPage(
  path: string,
  is: "member" | "fictional",
  { older_locked = false, whole = false } = {},
) {
  return open(path, chatAnswers(is, older_locked), whole);
}

test("the list shows each chat with its unread count, and labels a fictional profile", async () => {
  const html = await chatPage("/chats", "member");
  expect(html).toContain(`href="/chats/${talk}"`);
  expect(html).toContain("Dag!");
  expect(html).toContain("2 ongelezen berichten");
  expect((await chatPage("/chats", "fictional")).toLowerCase()).toContain("fictief");
  expect(html.toLowerCase()).not.toContain("fictief");
});

test.each([
  [
    "with bonus credits",
    { credits: 40 },
    "Een bericht kost 10 credits, uit je bonuscredits: je betaalt nu niets.",
  ],
  ["with too few credits", { credits: 9 }, "Een bericht kost 10 credits: vanaf €\u00a00,80."],
  [
    "with bought credits",
    { credits: 40, paid_user: true },
    "De prijs van een bericht, in credits en in geld",
  ],
])(
  "an empty list explains how to start, and to a member %s what a message costs",
  async (...row) => {
    const [, changes, price] = row;
    const html = await open("/chats", {
      ...memberAnswers,
      "GET /api/user.php": () => ({ user: { ...user, ...changes } }),
      "GET /api/chats.php": () => ({ chats: [] }),
    });
    expect(html).toContain("Nog geen berichten");
    expect(html).toContain("Zo begin je een gesprek");
    expect(html).toContain(price);
    expect(await chatPage("/chats", "member")).not.toContain("Zo begin je een gesprek");
  },
);

/** The page for a first message to Els, without markup and with plain spaces. */
async function newConversation(changes: Partial<MessagePrice>, answers: Answers = {}) {
  const price = aMessagePrice({ profile: card, ...changes });
  const html = await open(`/members/${els}/chat`, {
    ...memberAnswers,
    "GET /api/chats.php": () => ({ chats: [] }),
    "GET /api/chats/price": () => price,
    "GET /api/members/:id": ({ params }) => ({
      member: aProfile({
        ...card,
        id: params.id as MemberId,
        about: "Ik woon aan de rand van de hei. Verder lees ik veel.",
        interests: ["hiking", "music", "sex"],
        shared_interests: ["music", "sex"],
      }),
    }),
    ...answers,
  });
  const text = html.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll(/<[^>]+>/g, "|");
  return { html, text: text.replaceAll(/\|+/g, "|") };
}

test("a new conversation shows the photo, the first sentence and the shared interests", async () => {
  const { html, text } = await newConversation({});
  expect(html).toContain("/els-full.webp");
  expect(text).toContain(
    "|“Ik woon aan de rand van de hei.”|Dit hebben jullie allebei aangevinkt|",
  );
  expect(text).toContain("aangevinkt|Muziek|Heel profiel lezen|");
  expect(text).toContain("|10 credits|uit je bonuscredits: je betaalt nu niets|Versturen|");
});

test.each([
  [2, "Je eerste van 2 gesprekken zonder Premium. Antwoorden kan altijd."],
  [1, "Je tweede van 2 gesprekken zonder Premium. Antwoorden kan altijd."],
])(
  "with %i conversations left a new conversation says: %s",
  async (free_conversations_left, words) => {
    const { text } = await newConversation({ free_conversations_left });
    expect(text).toContain(`|${words}|`);
  },
);

test("the warnings strip is above the chats", async () => {
  const profile = { ...user.profile, status: "disabled" as const };
  const html = await readPage("/chats", {
    api: fakeApi(
      demoAnswers({
        ...chatAnswers("member"),
        "GET /api/user.php": () => ({ user: { ...user, status: "not_confirmed", profile } }),
      }),
    ),
  });
  const strip = html.indexOf("Je e-mailadres is nog niet bevestigd");
  expect(strip).toBeGreaterThan(0);
  expect(strip).toBeLessThan(html.indexOf("<main"));
});

test("a new conversation has one notice at most: an unconfirmed address comes first", async () => {
  const unconfirmed = { ...user, status: "not_confirmed" as const };
  const { text } = await newConversation(
    { free_conversations_left: 2 },
    { "GET /api/user.php": () => ({ user: unconfirmed }) },
  );
  expect(text).toContain("Je bericht wacht tot je e-mailadres is bevestigd;");
  expect(text).not.toContain("gesprekken zonder Premium");
});

test("at the conversation limit Premium and its price replace the composer", async () => {
  const { html, text } = await newConversation(
    { free_conversations_left: 0 },
    { "GET /api/credits/offer": () => ({ offer: anOffer() }) },
  );
  expect(html).not.toContain("<textarea");
  expect(text).toContain(
    "|Je bent al 2 gesprekken begonnen|Met Premium begin je er zoveel als je wilt.",
  );
  expect(text).toContain("vanaf |€ 5,88| voor 6 berichten, eenmalig.|Premium bekijken|");
  expect(text).toContain("|Schrijft Els jou, dan kun je altijd antwoorden.|");
  expect(text).toContain("|Laat Els weten dat je er bent.|Vind ik leuk|");
  expect(text).not.toContain("10 credits");
});

test("a conversation has its messages and a field, and one locked row for older messages", async () => {
  const html = await chatPage(`/chats/${talk}`, "member");
  expect(html).toContain("Dag!");
  expect(html).toContain("<textarea");
  expect(html).not.toContain("Oudere berichten blijven voor je bewaard");
  const locked = await chatPage(`/chats/${talk}`, "member", { older_locked: true });
  expect(locked.match(/Oudere berichten blijven voor je bewaard/g)).toHaveLength(1);
});

test("a member with too few credits reads what the message costs in credits and in money", async () => {
  const html = await open(`/chats/${talk}`, {
    ...chatAnswers("member"),
    "GET /api/user.php": () => ({ user: { ...user, credits: 3 } }),
  });
  expect(html).toContain("Dit bericht kost 10 credits (vanaf €\u00a00,80) en je hebt er 3.");
});

test.each([
  ["Europe/Amsterdam", "11:00"],
  ["Europe/London", "10:00"],
])("on a site in %s a message sent at 10:00 UTC has the time %s", async (timeZone, time) => {
  const api = fakeApi(demoAnswers(chatAnswers("member")));
  expect(mainOf(await readPage(`/chats/${talk}`, { api, timeZone }))).toContain(`>${time}<`);
});

test("a conversation with an unavailable partner shows one sentence and no field", async () => {
  const message = "Dit gesprek is gesloten: je kunt dit profiel niet meer zien.";
  const html = await open(`/chats/${talk}`, {
    ...memberAnswers,
    "GET /api/chats.php": () => ({ chats: [] }),
    "GET /api/chats/:id": () => {
      throw new ApiError(410, { error: "conversation_closed", message });
    },
  });
  expect(html.split(message)).toHaveLength(2);
  expect(html).not.toMatch(/<textarea|Dag!|id="with"/);
});

/** The other member, above the messages. */
const headOfConversation = (html: string) =>
  /<h1 id="with"[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";

test("shows the other conversations next to a conversation and the balance above it", async () => {
  const html = await chatPage(`/chats/${talk}`, "member", { whole: true });
  const bar = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
  expect(bar).toContain("Naar de voorpagina");
  // On a phone the conversation's header is the top bar.
  for (const head of [bar, headOfConversation(html)]) {
    expect(head).toContain('href="/credits');
    expect(head).toContain("40 credits");
  }
  expect(html).toContain(`href="/chats/${talk}"`);
});

test("a conversation with a fictional profile has a text label and keeps the warning", async () => {
  const html = await chatPage(`/chats/${talk}`, "fictional");
  const settings = demoSettings();
  expect(html).toContain(settings.fictional_warning);
  const mark = settings.fictional_singular.toLowerCase();
  expect(headOfConversation(html).toLowerCase()).toContain(mark);
  expect((await chatPage(`/chats/${talk}`, "member")).toLowerCase()).not.toContain(mark);
});
