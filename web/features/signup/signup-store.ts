import { createListeners } from "#ui/listeners.ts";
import { noAnswers } from "./answers.ts";
import type { Answers } from "./answers.ts";
import { SIGNUP_KEY } from "./was-signing-up.ts";

export interface SignupState {
  readonly answers: Answers;
  /** Stays in the page's memory: the one thing that a reload asks for again. */
  readonly password: string;
  /** From signupStarted to signupFlowComplete (specification, section 4). */
  readonly inProgress: boolean;
  /** The step of the modal; on the page the address says it. */
  readonly step: number;
  /** The modal is open. */
  readonly modal: boolean;
  /** The id under which the account is made; a second try carries the same. */
  readonly requestId: string;
  /** The account that was just made. */
  readonly made: MadeAccount | null;
  /** False while the server's markup stands, which knows nothing of what the browser kept. */
  readonly read: boolean;
}

export interface MadeAccount {
  readonly email: string;
  /** False where the site answers neutrally: then the mail says the rest. */
  readonly loggedIn: boolean;
}

/** What survives a reload, for as long as the tab is open. */
type Kept = Pick<SignupState, "answers" | "inProgress" | "step" | "modal" | "requestId">;
type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

export const serverState: SignupState = {
  answers: noAnswers,
  password: "",
  inProgress: false,
  step: 0,
  modal: false,
  requestId: "",
  made: null,
  read: false,
};

/** Where a sign-up stands, kept by `storage` after every change. A storage that fails only forgets. */
export function signupStore(storage: () => Storage) {
  let state = serverState;
  const { subscribe, notify } = createListeners();

  function get(): SignupState {
    if (!state.read) state = { ...fresh(), ...readKept(storage) };
    return state;
  }
  function change(part: Partial<SignupState>) {
    state = { ...get(), ...part };
    keep(storage, state);
    notify();
  }
  return {
    get,
    subscribe,
    /** signupStarted: there is something that must not be lost. */
    answer(part: Partial<Answers>) {
      change({ answers: { ...get().answers, ...part }, inProgress: true });
    },
    typePassword(password: string) {
      change({ password, inProgress: true });
    },
    goTo(step: number) {
      change({ step });
    },
    openModal() {
      const start = get().made === null ? {} : fresh();
      change({ ...start, modal: true });
    },
    /** The finished one has been left: the next begins anew. */
    leaveMade() {
      if (get().made !== null) change(fresh());
    },
    /** Keeps what was typed. */
    stop() {
      change({ modal: false, inProgress: false });
    },
    /** signupFlowComplete. */
    complete(made: MadeAccount) {
      change({ ...fresh(), modal: get().modal, made });
    },
    /** The next try is another sign-up. */
    renewId() {
      change({ requestId: fresh().requestId });
    },
  };
}

function fresh(): SignupState {
  return { ...serverState, requestId: crypto.randomUUID(), read: true };
}

function readKept(storage: () => Storage): Partial<Kept> {
  try {
    const kept = JSON.parse(storage().getItem(SIGNUP_KEY) ?? "{}") as Partial<Kept>;
    return { ...kept, answers: { ...noAnswers, ...kept.answers } };
  } catch {
    return {};
  }
}

function keep(storage: () => Storage, state: SignupState) {
  const { answers, inProgress, step, modal, requestId } = state;
  const kept: Kept = { answers, inProgress, step, modal, requestId };
  try {
    if (state.made === null) storage().setItem(SIGNUP_KEY, JSON.stringify(kept));
    else storage().removeItem(SIGNUP_KEY);
  } catch {
    // Without a storage the answers last as long as the page.
  }
}
