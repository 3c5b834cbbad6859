import type { MemberId } from "#contract/ids.ts";
import { createListeners } from "#ui/listeners.ts";
import { fieldsOf } from "#web/api/fields-of.ts";
import { storedValue } from "#web/site/stored-value.ts";
import type { StoredValue } from "#web/site/stored-value.ts";

/** A message that the server has not confirmed yet. */
export interface OutboxMessage {
  /** Made by the browser. Every retry carries the same id, so that the server never stores it twice. */
  readonly clientId: string;
  readonly text: string;
  /** When it was written, and since when it is in this state (ISO). */
  readonly writtenAt: string;
  readonly since: string;
  /**
   * `unsure`: no answer came, so it may have arrived. `failed`: it did not arrive, and nothing was
   * charged.
   */
  readonly state: "sending" | "unsure" | "failed";
}

/** What one member has written to another: the text in the field, and the messages on their way. */
export interface OutboxEntry {
  readonly draft: string;
  readonly messages: readonly OutboxMessage[];
}

type Entries = Readonly<Record<string, OutboxEntry>>;

export const emptyEntry: OutboxEntry = { draft: "", messages: [] };

/** The key includes the writer because another member may log in on the same page. */
export function outboxKey(writer: MemberId, recipient: MemberId): string {
  return `${writer} ${recipient}`;
}

/** Drafts and unconfirmed messages. They are stored after every change, so that a reload loses none. */
export function createOutbox(stored: StoredValue<Entries>, now: () => string) {
  let entries: Entries | null = null;
  const { subscribe, notify } = createListeners();

  const all = (): Entries => (entries ??= restore(stored.get() ?? {}, now()));
  const get = (key: string): OutboxEntry => all()[key] ?? emptyEntry;

  function update(key: string, change: Partial<OutboxEntry>) {
    const { [key]: before = emptyEntry, ...others } = all();
    const after = { ...before, ...change };
    const isEmpty = after.draft === "" && after.messages.length === 0;
    entries = isEmpty ? others : { ...others, [key]: after };
    if (Object.keys(entries).length === 0) stored.remove();
    else stored.set(entries);
    notify();
  }
  function setState(key: string, clientId: string, state: OutboxMessage["state"]) {
    const messages = get(key).messages.map((message) =>
      message.clientId === clientId ? { ...message, state, since: now() } : message,
    );
    update(key, { messages });
  }
  function remove(key: string, clientId: string) {
    update(key, {
      messages: get(key).messages.filter((message) => message.clientId !== clientId),
    });
  }
  return {
    get,
    subscribe,
    setState,
    remove,
    setDraft(key: string, draft: string) {
      update(key, { draft });
    },
    /** Moves a text from the field into the queue. */
    enqueue(key: string, clientId: string, text: string): OutboxMessage {
      const at = now();
      const message: OutboxMessage = {
        clientId,
        text,
        writtenAt: at,
        since: at,
        state: "sending",
      };
      update(key, { draft: "", messages: [...get(key).messages, message] });
      return message;
    },
    /** Returns a rejected text to the field; if the field has been used since, it stays as failed. */
    cancel(key: string, clientId: string) {
      const { draft, messages } = get(key);
      const message = messages.find((each) => each.clientId === clientId);
      if (!message) return;
      if (draft !== "") return setState(key, clientId, "failed");
      remove(key, clientId);
      update(key, { draft: message.text });
    },
    /**
     * Compares the queue with the conversation as it was at `loadedAt`: a message that is in it has
     * arrived, and a message that was unsure before and is not in it has failed.
     */
    settle(key: string, arrived: ReadonlySet<string>, loadedAt: string) {
      const { messages } = get(key);
      const hasFailed = (message: OutboxMessage) =>
        message.state === "unsure" && message.since < loadedAt;
      if (!messages.some((message) => arrived.has(message.clientId) || hasFailed(message))) return;
      update(key, {
        messages: messages
          .filter((message) => !arrived.has(message.clientId))
          .map((message) => (hasFailed(message) ? { ...message, state: "failed" } : message)),
      });
    },
    isSending(clientId: string): boolean {
      return Object.values(all()).some(({ messages }) =>
        messages.some((message) => message.clientId === clientId && message.state === "sending"),
      );
    },
  };
}

/** The drafts and unconfirmed messages of this tab. */
export const outbox = createOutbox(storedValue("session", "outbox", parseEntries), () =>
  new Date().toISOString(),
);

/** A message that was being sent when the page was left may have arrived. */
function restore(entries: Entries, now: string): Entries {
  const toUnsure = (message: OutboxMessage): OutboxMessage =>
    message.state === "sending" ? { ...message, state: "unsure", since: now } : message;
  return Object.fromEntries(
    Object.entries(entries).map(([key, { draft, messages }]) => [
      key,
      { draft, messages: messages.map(toUnsure) },
    ]),
  );
}

/** Keeps what it recognizes of the stored JSON. */
export function parseEntries(json: unknown): Entries {
  const entries: Record<string, OutboxEntry> = {};
  for (const [key, value] of Object.entries(fieldsOf(json))) {
    const { draft, messages } = fieldsOf(value);
    if (typeof draft !== "string" || !Array.isArray(messages)) continue;
    entries[key] = { draft, messages: messages.filter(isOutboxMessage) };
  }
  return entries;
}

function isOutboxMessage(json: unknown): json is OutboxMessage {
  const { clientId, text, writtenAt, since, state } = fieldsOf(json);
  const texts = [clientId, text, writtenAt, since];
  const isState = state === "sending" || state === "unsure" || state === "failed";
  return isState && texts.every((value) => typeof value === "string");
}
