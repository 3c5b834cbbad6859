import { createListeners } from "#ui/listeners.ts";
import { noAnswers } from "./answers.ts";
import type { Answers } from "./answers.ts";
import { storedSignup } from "./stored-signup.ts";

export interface SignupState {
  readonly answers: Answers;
  /** Kept in memory only, so a reload loses it. */
  readonly password: string;
  /** From signupStarted to signupFlowComplete (specification, section 4). */
  readonly inProgress: boolean;
  /** The modal's step; the page has its step in the address. */
  readonly step: number;
  /** Whether the modal is open. */
  readonly modal: boolean;
  /** The id of the sign-up request; retries reuse it. */
  readonly requestId: string;
  /** The account that was just made. */
  readonly newAccount: NewAccount | null;
  /** False during hydration, when the state must match the server's markup. */
  readonly read: boolean;
}

export interface NewAccount {
  readonly email: string;
  /** False if the site gives a neutral answer; the mail then explains what to do. */
  readonly loggedIn: boolean;
}

/** What survives a reload, while the tab is open. */
type StoredSignup = Pick<SignupState, "answers" | "inProgress" | "step" | "modal" | "requestId">;

export const serverState: SignupState = {
  answers: noAnswers,
  password: "",
  inProgress: false,
  step: 0,
  modal: false,
  requestId: "",
  newAccount: null,
  read: false,
};

/** The state of a sign-up, stored after every change; in memory only if storage fails. */
export function signupStore() {
  let state = serverState;
  const { subscribe, notify } = createListeners();

  function get(): SignupState {
    if (!state.read) state = { ...fresh(), ...restore() };
    return state;
  }
  function change(part: Partial<SignupState>) {
    state = { ...get(), ...part };
    save(state);
    notify();
  }
  return {
    get,
    subscribe,
    /** signupStarted: from now on there are answers to preserve. */
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
      const start = get().newAccount === null ? {} : fresh();
      change({ ...start, modal: true });
    },
    /** The next sign-up starts empty. */
    resetIfComplete() {
      if (get().newAccount !== null) change(fresh());
    },
    /** Keeps the answers. */
    stop() {
      change({ modal: false, inProgress: false });
    },
    /** signupFlowComplete. */
    complete(newAccount: NewAccount) {
      change({ ...fresh(), modal: get().modal, newAccount });
    },
    /** Makes the next attempt a new sign-up. */
    renewId() {
      change({ requestId: fresh().requestId });
    },
  };
}

function fresh(): SignupState {
  return { ...serverState, requestId: crypto.randomUUID(), read: true };
}

function restore(): Partial<StoredSignup> {
  const stored = storedSignup.get() as Partial<StoredSignup> | null;
  return { ...stored, answers: { ...noAnswers, ...stored?.answers } };
}

function save({ answers, inProgress, step, modal, requestId, newAccount }: SignupState) {
  const stored: StoredSignup = { answers, inProgress, step, modal, requestId };
  if (newAccount === null) storedSignup.set(stored);
  else storedSignup.remove();
}
