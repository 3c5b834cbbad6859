import type { MemberId } from "#contract/ids.ts";
import { createListeners } from "#ui/listeners.ts";

/** A message of one's own that the server has not accepted. */
export interface Unsent {
  /** The id under which it is sent; every try carries the same. */
  readonly clientId: string;
  readonly text: string;
  /** When it was written, and since when it is in this state (ISO). */
  readonly at: string;
  readonly since: string;
  /**
   * `unsure`: no answer came, so it may have arrived. `failed`: it surely did not, and nothing was
   * paid.
   */
  readonly state: "sending" | "unsure" | "failed";
}

/** What one member has written to another and not sent: the text in the box, and messages. */
export interface Unfinished {
  readonly draft: string;
  readonly unsent: readonly Unsent[];
}

type Kept = Readonly<Record<string, Unfinished>>;
type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "unsent-messages";

export const nothing: Unfinished = { draft: "", unsent: [] };

/** Who writes to whom. The writer is named: another may log in on the same tab. */
export function between(writer: MemberId, reader: MemberId): string {
  return `${writer} ${reader}`;
}

/**
 * Drafts and unsent messages, kept by `storage` after every change, so that a reload loses none. A
 * storage that fails only forgets.
 */
export function unsentStore(storage: () => Storage, now: () => string) {
  let state: Kept | null = null;
  const { subscribe, notify } = createListeners();

  function all(): Kept {
    state ??= readKept(storage, now());
    return state;
  }
  const get = (key: string): Unfinished => all()[key] ?? nothing;
  function put(key: string, part: Partial<Unfinished>) {
    const { [key]: before = nothing, ...others } = all();
    const after = { ...before, ...part };
    const empty = after.draft === "" && after.unsent.length === 0;
    state = empty ? others : { ...others, [key]: after };
    keep(storage, state);
    notify();
  }
  return {
    get,
    subscribe,
    write(key: string, draft: string) {
      put(key, { draft });
    },
    /** The text leaves the box and is on its way; answers its message. */
    post(key: string, clientId: string, text: string): Unsent {
      const message: Unsent = { clientId, text, at: now(), since: now(), state: "sending" };
      put(key, { draft: "", unsent: [...get(key).unsent, message] });
      return message;
    },
    mark(key: string, clientId: string, as: Unsent["state"]) {
      const change = (one: Unsent): Unsent =>
        one.clientId === clientId ? { ...one, state: as, since: now() } : one;
      put(key, { unsent: get(key).unsent.map(change) });
    },
    /** It was sent, or given up. */
    drop(key: string, clientId: string) {
      put(key, { unsent: get(key).unsent.filter((one) => one.clientId !== clientId) });
    },
    /** Refused: its text goes back into the box, unless something else stands there by now. */
    takeBack(key: string, clientId: string) {
      const { draft, unsent } = get(key);
      const message = unsent.find((one) => one.clientId === clientId);
      if (!message) return;
      if (draft !== "") return this.mark(key, clientId, "failed");
      put(key, {
        draft: message.text,
        unsent: unsent.filter((one) => one.clientId !== clientId),
      });
    },
    /** The conversation was read at `readAt` and holds the messages with these ids. */
    settle(key: string, arrived: ReadonlySet<string>, readAt: string) {
      const { unsent } = get(key);
      const after = settled(unsent, arrived, readAt);
      if (after !== unsent) put(key, { unsent: after });
    },
    isSending(): boolean {
      return Object.values(all()).some(({ unsent }) =>
        unsent.some((one) => one.state === "sending"),
      );
    },
    /** Logging out leaves nothing behind. */
    forget() {
      state = {};
      keep(storage, state);
    },
  };
}

/** What arrived is unsent no longer; what was unsure before the reading, and is not there, failed. */
function settled(
  unsent: readonly Unsent[],
  arrived: ReadonlySet<string>,
  readAt: string,
): readonly Unsent[] {
  const fails = (one: Unsent) => one.state === "unsure" && one.since < readAt;
  if (!unsent.some((one) => arrived.has(one.clientId) || fails(one))) return unsent;
  return unsent
    .filter((one) => !arrived.has(one.clientId))
    .map((one) => (fails(one) ? { ...one, state: "failed" as const } : one));
}

/** What was on its way when the page was left may have arrived. */
function readKept(storage: () => Storage, now: string): Kept {
  try {
    const kept = JSON.parse(storage().getItem(KEY) ?? "{}") as Kept;
    const unsure = (one: Unsent): Unsent =>
      one.state === "sending" ? { ...one, state: "unsure", since: now } : one;
    return Object.fromEntries(
      Object.entries(kept).map(([key, { draft, unsent }]) => [
        key,
        { draft, unsent: unsent.map(unsure) },
      ]),
    );
  } catch {
    return {};
  }
}

function keep(storage: () => Storage, state: Kept) {
  try {
    if (Object.keys(state).length === 0) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(state));
  } catch {
    // Without a storage, or with a full one, texts last as long as the page.
  }
}
