import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { MessagePrice } from "#contract/chat.ts";
import type { MemberId } from "#contract/ids.ts";
import { ApiError, OfflineError } from "#web/api/api.ts";
import { userKey } from "#web/site/queries.ts";
import { answering } from "#tests/fake-api.ts";
import type { Answers } from "#tests/fake-api.ts";
import { aCard } from "#tests/wire/a-card.ts";
import { aConversation, aMessage, talk as id } from "#tests/wire/a-conversation.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { openedWith } from "#web/features/chat/conversation/conversation-state.ts";
import { deliverMessage } from "./deliver-message.ts";
import type { PriceState } from "#web/features/chat/composer/load-message-price.ts";
import { between } from "./outbox.ts";
import { unsent } from "./use-outbox.ts";
import { conversationKey, messagePriceKey } from "#web/features/chat/queries.ts";

const sent = (seq: number, client_id: string) =>
  aMessage(seq, { mine: true, client_id, text: "Dag" });

let people = 0;

/** A page on which a conversation is open, or only its price is known. */
function stage(answers: Answers, begun: boolean) {
  const to = `reader-${(people += 1)}` as MemberId;
  const key = between("me" as MemberId, to);
  const calls: unknown[] = [];
  const api = answering(answers, (...call) => calls.push(call));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const price: MessagePrice = {
    conversation: begun ? { id } : null,
    profile: aCard({ id: to }),
    credits: 10,
    money: null,
    balance: 30,
    free_conversations_left: 1,
    fictional_agreement: null,
  };
  const state: PriceState = { is: "open", price };
  queryClient.setQueryData(messagePriceKey(to), state);
  queryClient.setQueryData(userKey, aUser({ credits: 30 }));
  if (begun) {
    queryClient.setQueryData(conversationKey(id), openedWith(aConversation([])));
  }
  const write = (clientId: string) => unsent.post(key, clientId, "Dag");
  const send = (clientId: string) => deliverMessage({ api, queryClient, key, to }, write(clientId));
  return { api, queryClient, key, to, calls, send };
}

const SEND = "POST /api/chats/messages";
const READ = "GET /api/chats/:id";

test("an accepted message joins the conversation and the balance is what the server says", async () => {
  const { queryClient, key, send } = stage(
    { [SEND]: () => ({ conversation: { id }, message: sent(1, "a"), credits: 20 }) },
    true,
  );
  expect(await send("a")).toBeNull();
  expect(queryClient.getQueryData(conversationKey(id))).toMatchObject({
    messages: [{ seq: 1 }],
  });
  expect(queryClient.getQueryData(userKey)?.credits).toBe(20);
  expect(unsent.get(key).unsent).toEqual([]);
});

test("the first message goes to the member; then the conversation is known", async () => {
  const { queryClient, to, calls, send } = stage(
    {
      [SEND]: () => ({ conversation: { id }, message: sent(1, "a"), credits: 20 }),
      [READ]: () => aConversation([sent(1, "a")]),
    },
    false,
  );
  await send("a");
  expect(calls[0]).toMatchObject([SEND, { body: { client_id: "a", to: { member: to } } }]);
  expect(queryClient.getQueryData(messagePriceKey(to))).toMatchObject({
    price: { conversation: { id } },
  });
  expect(queryClient.getQueryData(conversationKey(id))?.is).toBe("open");
});

test("what came in between is read, not skipped", async () => {
  const { queryClient, send } = stage(
    {
      [SEND]: () => ({ conversation: { id }, message: sent(3, "a"), credits: 20 }),
      [READ]: () => aConversation([sent(1, "x"), sent(2, "y"), sent(3, "a")]),
    },
    true,
  );
  await send("a");
  expect(queryClient.getQueryData(conversationKey(id))).toMatchObject({
    messages: [{ seq: 1 }, { seq: 2 }, { seq: 3 }],
  });
});

test("a refused text is back in the box, and the refusal is the answer", async () => {
  const refusal = new ApiError(402, { error: "not_enough_credits", message: "te weinig" });
  const { key, send } = stage({ [SEND]: () => Promise.reject(refusal) }, true);
  expect(await send("a")).toBe(refusal);
  expect(unsent.get(key)).toEqual({ draft: "Dag", unsent: [] });
});

test.each([
  ["no answer", new OfflineError("no answer"), "unsure"],
  ["503", new ApiError(503, { error: "unavailable", message: "" }), "unsure"],
  ["429", new ApiError(429, { error: "too_many_requests", message: "" }), "failed"],
] as const)("after %s the message stays and says how it stands", async (_, error, state) => {
  const { key, send } = stage({ [SEND]: () => Promise.reject(error) }, true);
  expect(await send("a")).toBeNull();
  expect(unsent.get(key).unsent).toMatchObject([{ clientId: "a", state }]);
});

test("messages keep their order: the second waits for the first", async () => {
  const order: string[] = [];
  let seq = 0;
  const { send } = stage(
    {
      [SEND]: async ({ body }) => {
        order.push(`begins ${body.client_id}`);
        await new Promise((done) => setTimeout(done, 5));
        order.push(`ends ${body.client_id}`);
        return { conversation: { id }, message: sent((seq += 1), body.client_id), credits: 20 };
      },
    },
    true,
  );
  await Promise.all([send("a"), send("b")]);
  expect(order).toEqual(["begins a", "ends a", "begins b", "ends b"]);
});
