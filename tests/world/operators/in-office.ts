import { randomUUID } from "node:crypto";
import type { LoadedConversation, QueuedConversation } from "#contract/office/operators.ts";
import type { Visitor } from "#tests/test-app.ts";

/** What an operator does with a conversation, such as `claim` or `flag`. */
export const inOffice = (browser: Visitor, id: string, what: string, body: object = {}) =>
  browser.post(`/api/office/conversations/${id}/${what}`, body);

export const claim = (browser: Visitor, id: string) => inOffice(browser, id, "claim");

/** Replies after reading all messages. */
export const reply = (
  browser: Visitor,
  id: string,
  text = "Dag Gerrit.",
  client_id: string = randomUUID(),
) => inOffice(browser, id, "replies", { client_id, text, seen_seq: 1_000 });

export async function loadConversation(browser: Visitor, id: string): Promise<LoadedConversation> {
  return (await browser.get(`/api/office/conversations/${id}`)).json();
}

export async function findQueued(browser: Visitor, id: string) {
  const { conversations } = (await browser.get("/api/office/conversations")).json();
  return (conversations as QueuedConversation[]).find((one) => one.id === id);
}

export const isQueued = async (browser: Visitor, id: string) =>
  (await findQueued(browser, id)) !== undefined;
