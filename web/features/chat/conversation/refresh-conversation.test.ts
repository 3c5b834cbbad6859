import { expect, test } from "vitest";
import { ApiError } from "#web/api/api.ts";
import { answering } from "#tests/fake-api.ts";
import { aConversation, aMessage, talk } from "#tests/wire/a-conversation.ts";
import { openedWith } from "./conversation-state.ts";
import { refreshConversation } from "./refresh-conversation.ts";

const open = openedWith(aConversation([aMessage(1)]));
const refusing = (error: "conversation_closed" | "not_found", message: string) =>
  answering({
    "GET /api/chats/:id": () => {
      throw new ApiError(410, { error, message });
    },
  });

test.each([
  ["an open conversation", open],
  ["one that is opened", undefined],
])("%s whose partner went out of sight is its one sentence, without a message", async (...row) => {
  const [, known] = row;
  const api = refusing("conversation_closed", "Dit gesprek is gesloten.");
  const state = await refreshConversation(api, talk, () => known);
  expect(state).toEqual({ is: "closed", text: "Dit gesprek is gesloten." });
});

test("what fails in another way closes nothing", async () => {
  const api = refusing("not_found", "Niet gevonden.");
  await expect(refreshConversation(api, talk, () => open)).rejects.toThrow(ApiError);
});

test("what came since joins what the page has", async () => {
  const page = aConversation([aMessage(2)]);
  const api = answering({ "GET /api/chats/:id": () => page });
  const state = await refreshConversation(api, talk, () => open);
  expect(state).toMatchObject({ is: "open", messages: [{ seq: 1 }, { seq: 2 }] });
});
