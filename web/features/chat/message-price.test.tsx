import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import { pageRenderer } from "#web/entry-server.tsx";
import { MatchModal } from "#web/features/likes/popups/match-modal.tsx";
import { ProfileActions } from "#web/features/profile-page/profile-actions.tsx";
import { pageContext } from "#web/page-context.ts";
import { fakeApi, demoAnswers } from "#tests/browser/fake-api.ts";
import { mainOf, readPage } from "#tests/browser/open-page.ts";
import { aCard, els } from "#tests/wire/a-card.ts";
import { talk } from "#tests/wire/a-conversation.ts";
import { aMessagePrice } from "#tests/wire/a-message-price.ts";
import { aProfile } from "#tests/wire/a-profile.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { Composer } from "./composer/composer.tsx";
import { FictionalAgreement } from "./composer/fictional-agreement.tsx";
import { isAtConversationLimit, isPaidFromBonus } from "./message-price.ts";
import { messagePriceQuery } from "./queries.ts";

const nothing = () => undefined;
const agreement = {
  open: true,
  close: nothing,
  onAgreed: nothing,
  content: { text: "", gift: null, photo: null },
};
const sendMessage = {
  send: () => Promise.resolve(),
  retry: nothing,
  discard: nothing,
  error: null,
  agreement,
};

/** Everywhere a message can be started, with its price. */
const places: Readonly<Record<string, (price: MessagePrice) => ReactNode>> = {
  profile: () => <ProfileActions member={aProfile()} />,
  composer: (price) => <Composer price={price} sendMessage={sendMessage} />,
  agreement: (price) => <FictionalAgreement price={price} agreement={agreement} open />,
  "pop-up": () => <MatchModal member={aCard()} onEnd={nothing} />,
};

/** The text of a place, without markup and with plain spaces. */
async function textOf(place: string, price: MessagePrice): Promise<string> {
  const page = {
    Page: () => places[place]?.(price),
    load: ({ context }: LoaderFunctionArgs) => {
      const { api, queryClient } = context.get(pageContext);
      return queryClient.ensureQueryData(messagePriceQuery(api, els));
    },
  };
  const areas = ["profiles", "likes", "chat", "chat-dialogs"] as const;
  const render = pageRenderer({
    place: { path: "/place", layout: "empty", areas, page: () => Promise.resolve(page) },
  });
  const api = fakeApi(
    demoAnswers({
      "GET /api/user.php": () => ({ user: aUser({ credits: price.balance }) }),
      "GET /api/counts": () => ({ messages: 0, likes: 0 }),
      "GET /api/chats/price": () => price,
    }),
  );
  const html = mainOf(await readPage("/place", { render, api }));
  return html.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll(/<[^>]+>/g, "|");
}

const eur = (from: boolean) => ({ minor: 80, currency: "EUR" as const, from });

test.each([
  [
    "bonus credits pay",
    { balance: 40, bonus: 40, money: eur(true) },
    ["10 credits", "uit je bonuscredits: je betaalt nu niets"],
    "€",
  ],
  [
    "bought credits pay",
    { balance: 100, bonus: 0, money: eur(false) },
    ["€ 0,80", "10 credits"],
    "vanaf",
  ],
  [
    "nothing was bought yet and bonus credits are too few",
    { balance: 9, bonus: 9, money: eur(true) },
    ["vanaf € 0,80", "10 credits"],
    "bonus",
  ],
] as const)("when %s, with %j, every place says %j", async (_, changes, words, without) => {
  for (const place of Object.keys(places)) {
    const text = await textOf(place, aMessagePrice(changes));
    for (const word of words)
      expect([place, text]).toEqual([place, expect.stringContaining(`|${word}|`)]);
    expect([place, text]).toEqual([place, expect.not.stringContaining(without)]);
  }
});

test.each([
  [{ balance: 30, bonus: 30 }, 30, true],
  [{ balance: 30, bonus: 30 }, 10, true],
  [{ balance: 10, bonus: 10 }, 0, false],
  [{ balance: 110, bonus: 10 }, 110, true],
  [{ balance: 110, bonus: 10 }, 100, false],
  [{ balance: 105, bonus: 5 }, 105, false],
  [{ balance: 100, bonus: 0 }, 100, false],
  [{ balance: 30, bonus: 30 }, 330, true],
])("with %j when the price was loaded and a balance of %i, bonus pays 10 credits: %s", (...row) => {
  const [loaded, balanceNow, expected] = row;
  expect(isPaidFromBonus({ credits: 10, ...loaded }, balanceNow)).toBe(expected);
});

test.each([
  [{ free_conversations_left: 0 }, true],
  [{ free_conversations_left: 1 }, false],
  [{ free_conversations_left: null }, false],
  [{ free_conversations_left: 0, conversation: { id: talk } }, false],
])("with %j the conversation limit is reached: %s", (changes, expected) => {
  expect(isAtConversationLimit(aMessagePrice(changes))).toBe(expected);
});
