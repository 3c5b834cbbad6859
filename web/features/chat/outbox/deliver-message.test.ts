import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { ApiError, OfflineError } from "#web/api/api.ts";
import { openConversation } from "#web/features/chat/conversation/conversation-state.ts";
import {
  conversationKeys,
  conversationQuery,
  messagePriceKeys,
} from "#web/features/chat/queries.ts";
import type { PriceState } from "#web/features/chat/queries.ts";
import { userKey } from "#web/site/queries.ts";
import { beginLoad } from "#tests/browser/begin-load.ts";
import { fakeApi } from "#tests/browser/fake-api.ts";
import type { Answers } from "#tests/browser/fake-api.ts";
import { aCard } from "#tests/wire/a-card.ts";
import { aConversation, aMessage, talk as id } from "#tests/wire/a-conversation.ts";
import { aMessagePrice } from "#tests/wire/a-message-price.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { deliverMessage, resendMessages } from "./deliver-message.ts";
import { outbox, outboxKey } from "./outbox.ts";

const sent = (seq: number, client_id: string) =>
  aMessage(seq, { mine: true, client_id, text: "Dag" });

let recipients = 0;

/** A page with an open conversation, or with only the price of a first message. */
function aPage(answers: Answers, { isNew = false, writer = "me" } = {}) {
  const recipient = `recipient-${(recipients += 1)}` as MemberId;
  const key = outboxKey(writer as MemberId, recipient);
  const calls: unknown[] = [];
  const api = fakeApi(answers, (...call) => calls.push(call));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const price = aMessagePrice({
    conversation: isNew ? null : { id },
    profile: aCard({ id: recipient }),
  });
  const state: PriceState = { is: "open", price };
  queryClient.setQueryData(messagePriceKeys.to(recipient), state);
  queryClient.setQueryData(userKey, aUser({ credits: 30 }));
  if (!isNew) {
    queryClient.setQueryData(conversationKeys.of(id), openConversation(aConversation([])));
  }
  const deliver = (message: ReturnType<typeof outbox.enqueue>) =>
    deliverMessage({ api, queryClient, key, recipient }, message);
  const send = (clientId: string) =>
    deliver(outbox.enqueue(key, clientId, { text: "Dag", gift: null, photo: null }));
  return { api, queryClient, key, recipient, calls, send, deliver };
}

const SEND = "POST /api/chats/messages";
const READ = "GET /api/chats/:id";

test("adds an accepted message to the conversation and takes over the server's balance", async () => {
  const { queryClient, key, send } = aPage({
    [SEND]: () => ({ conversation: { id }, message: sent(1, "a"), credits: 20 }),
  });
  expect(await send("a")).toBeNull();
  expect(queryClient.getQueryData(conversationKeys.of(id))).toMatchObject({
    messages: [{ seq: 1 }],
  });
  expect(queryClient.getQueryData(userKey)?.credits).toBe(20);
  expect(outbox.get(key).messages).toEqual([]);
});

test("the first message is addressed to the member and returns the conversation", async () => {
  const { queryClient, recipient, calls, send } = aPage(
    {
      [SEND]: () => ({ conversation: { id }, message: sent(1, "a"), credits: 20 }),
      [READ]: () => aConversation([sent(1, "a")]),
    },
    { isNew: true },
  );
  await send("a");
  expect(calls[0]).toMatchObject([SEND, { body: { client_id: "a", to: { member: recipient } } }]);
  expect(queryClient.getQueryData(messagePriceKeys.to(recipient))).toMatchObject({
    price: { conversation: { id } },
  });
  expect(queryClient.getQueryData(conversationKeys.of(id))?.is).toBe("open");
});

test("a price that was loading before the first message does not undo the conversation", async () => {
  const { queryClient, recipient, send } = aPage(
    {
      [SEND]: () => ({ conversation: { id }, message: sent(1, "a"), credits: 20 }),
      [READ]: () => aConversation([sent(1, "a")]),
    },
    { isNew: true },
  );
  const key = messagePriceKeys.to(recipient);
  const load = beginLoad(queryClient, key);
  await send("a");
  load.answer({ is: "open", price: aMessagePrice({ conversation: null }) });
  await nextTask();
  expect(queryClient.getQueryData(key)).toMatchObject({ price: { conversation: { id } } });
});

test("a balance that was loading before the message does not undo the price paid", async () => {
  const { queryClient, send } = aPage({
    [SEND]: () => ({ conversation: { id }, message: sent(1, "a"), credits: 20 }),
  });
  const load = beginLoad(queryClient, userKey);
  await send("a");
  load.answer(aUser({ credits: 30 }));
  await nextTask();
  expect(queryClient.getQueryData(userKey)?.credits).toBe(20);
});

test("a balance that arrives while a first message's conversation loads does not undo the price", async () => {
  const { queryClient, send } = aPage(
    {
      [SEND]: () => ({ conversation: { id }, message: sent(1, "a"), credits: 20 }),
      [READ]: async () => {
        load.answer(aUser({ credits: 30 }));
        await nextTask();
        return aConversation([sent(1, "a")]);
      },
    },
    { isNew: true },
  );
  const load = beginLoad(queryClient, userKey);
  await send("a");
  expect(queryClient.getQueryData(userKey)?.credits).toBe(20);
});

test("a conversation that was loading before the message does not remove it", async () => {
  const message = { ...sent(1, "a"), state: "pending", client_id: "a", mine: true } as const;
  const { queryClient, send } = aPage({
    [SEND]: () => ({ conversation: { id }, message, credits: 20 }),
  });
  const key = conversationKeys.of(id);
  const load = beginLoad(queryClient, key);
  await send("a");
  load.answer(openConversation(aConversation([])));
  await nextTask();
  expect(queryClient.getQueryData(key)).toMatchObject({ messages: [{ client_id: "a" }] });
});

test("a conversation whose first load began before the message loads again with it", async () => {
  const messages = [[], [sent(1, "a")]];
  const { api, queryClient, send } = aPage(
    {
      [SEND]: () => ({ conversation: { id }, message: sent(1, "a"), credits: 20 }),
      [READ]: async () => {
        const page = aConversation(messages.shift());
        await nextTask();
        return page;
      },
    },
    { isNew: true },
  );
  void queryClient.prefetchQuery(conversationQuery(api, id));
  await send("a");
  await nextTask();
  expect(queryClient.getQueryData(conversationKeys.of(id))).toMatchObject({
    messages: [{ client_id: "a" }],
  });
});

test("loads messages that came in between", async () => {
  const { queryClient, send } = aPage({
    [SEND]: () => ({ conversation: { id }, message: sent(3, "a"), credits: 20 }),
    [READ]: () => aConversation([sent(1, "x"), sent(2, "y"), sent(3, "a")]),
  });
  await send("a");
  expect(queryClient.getQueryData(conversationKeys.of(id))).toMatchObject({
    messages: [{ seq: 1 }, { seq: 2 }, { seq: 3 }],
  });
});

test("puts a rejected text back in the field and returns the error", async () => {
  const error = new ApiError(402, { error: "not_enough_credits", message: "te weinig" });
  const { key, send } = aPage({ [SEND]: () => Promise.reject(error) });
  expect(await send("a")).toBe(error);
  expect(outbox.get(key)).toEqual({ draft: "Dag", messages: [] });
});

test.each([
  ["no answer", new OfflineError("no answer"), "unsure"],
  ["503", new ApiError(503, { error: "unavailable", message: "" }), "unsure"],
  ["429", new ApiError(429, { error: "too_many_requests", message: "" }), "failed"],
] as const)("after %s the message stays in the outbox as %s", async (_, error, state) => {
  const { key, send } = aPage({ [SEND]: () => Promise.reject(error) });
  expect(await send("a")).toBeNull();
  expect(outbox.get(key).messages).toMatchObject([{ clientId: "a", state }]);
});

test("a retry sends the same id again", async () => {
  const answers = [
    () => Promise.reject(new OfflineError("no answer")),
    () => ({ conversation: { id }, message: sent(1, "a"), credits: 20 }),
  ];
  const { key, calls, send, deliver } = aPage({
    [SEND]: () => answers.shift()?.() ?? Promise.reject(new Error("a third request")),
    [READ]: () => aConversation([sent(1, "a")]),
  });
  await send("a");
  const [unsure] = outbox.get(key).messages;
  if (!unsure) throw new Error("the message left the outbox");
  await deliver(unsure);
  const ids = calls.map((call) => (call as [string, { body?: { client_id: string } }])[1].body);
  expect(ids.filter(Boolean)).toMatchObject([{ client_id: "a" }, { client_id: "a" }]);
  expect(outbox.get(key).messages).toEqual([]);
});

/** Responds to each message only when the test releases it. */
function held() {
  const order: string[] = [];
  const releases: (() => void)[] = [];
  const answer: NonNullable<Answers[typeof SEND]> = async ({ body }) => {
    order.push(`starts ${body.client_id}`);
    await new Promise<void>((resolve) => releases.push(resolve));
    order.push(`ends ${body.client_id}`);
    return { conversation: { id }, message: sent(releases.length, body.client_id), credits: 20 };
  };
  return { order, release: () => releases.at(-1)?.(), answer };
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test("the second message to a member waits for the first", async () => {
  const { order, release, answer } = held();
  const { send } = aPage({ [SEND]: answer });
  const both = Promise.all([send("a"), send("b")]);
  await nextTask();
  expect(order).toEqual(["starts a"]);
  release();
  await nextTask();
  release();
  await both;
  expect(order).toEqual(["starts a", "ends a", "starts b", "ends b"]);
});

test("messages to different members do not wait for each other", async () => {
  const { order, release, answer } = held();
  const first = aPage({ [SEND]: answer });
  const second = aPage({ [SEND]: answer });
  const both = Promise.all([first.send("a"), second.send("b")]);
  await nextTask();
  expect(order).toEqual(["starts a", "starts b"]);
  release();
  void both;
});

/** Answers like a server that cannot be reached while `isCut`. */
function cutNetwork() {
  const network = { isCut: true };
  const arrived: (string | undefined)[] = [];
  const answers: Answers = {
    [SEND]: ({ body: { client_id } }) => {
      if (network.isCut) throw new OfflineError("cut");
      arrived.push(client_id);
      return { conversation: { id }, message: sent(arrived.length, client_id), credits: 20 };
    },
  };
  return { network, arrived, ...aPage(answers, { writer: "traveller" }) };
}

test("messages written without a connection leave in their order when it is back", async () => {
  const { network, arrived, key, send, queryClient, api } = cutNetwork();
  for (const clientId of ["a", "b", "c"]) await send(clientId);
  expect(outbox.get(key).messages.map(({ state }) => state)).toEqual([
    "unsure",
    "unsure",
    "unsure",
  ]);
  network.isCut = false;
  resendMessages({ api, queryClient }, "somebody else" as MemberId);
  resendMessages({ api, queryClient }, "traveller" as MemberId);
  expect(outbox.get(key).messages.map(({ state }) => state)).toEqual([
    "sending",
    "sending",
    "sending",
  ]);
  await expect.poll(() => outbox.get(key).messages).toEqual([]);
  expect(arrived).toEqual(["a", "b", "c"]);
});

test("a message waits for an earlier one that got no response", async () => {
  const { network, arrived, send } = cutNetwork();
  await send("a");
  network.isCut = false;
  await send("b");
  expect(arrived).toEqual(["a", "b"]);
});

test("a message that gets a reminder when the connection is back is held until the member sends it", async () => {
  const error = new ApiError(409, { error: "reminder_due", message: "", risks: ["money"] });
  const bodies: unknown[] = [];
  const network = { isCut: true };
  const { api, queryClient, key, recipient, send, deliver } = aPage(
    {
      [SEND]: ({ body }) => {
        if (network.isCut) throw new OfflineError("cut");
        bodies.push(body.reminded);
        if (!body.reminded) throw error;
        return { conversation: { id }, message: sent(1, body.client_id), credits: 20 };
      },
    },
    { writer: "borrower" },
  );
  await send("a");
  network.isCut = false;
  // The connection is back a moment later.
  await nextTask();
  resendMessages({ api, queryClient }, "borrower" as MemberId);
  await expect.poll(() => outbox.get(key).messages).toMatchObject([{ state: "held" }]);
  resendMessages({ api, queryClient }, "borrower" as MemberId);
  expect(bodies).toEqual([undefined]);
  const [waiting] = outbox.get(key).messages;
  if (!waiting) throw new Error("the message left the outbox");
  expect(await deliver(waiting)).toBeNull();
  expect(bodies).toEqual([undefined, ["money"]]);
  expect(outbox.get(outboxKey("borrower" as MemberId, recipient)).messages).toEqual([]);
});
