import { expect, test } from "vitest";
import { noAnswers } from "./answers.ts";
import { serverState, signupStore } from "./signup-store.ts";
import { wasSignupOpen } from "./was-signup-open.ts";

function aStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const newAccount = { email: "marijke@example.com", loggedIn: true };

test("a reload keeps all input except the password", () => {
  const storage = aStorage();
  const before = signupStore(() => storage);
  before.openModal();
  before.answer({ name: "Marijke", interests: ["tea"] });
  before.answer({ email: "marijke@example.com" });
  before.typePassword("een lange geheime zin");
  before.goTo(4);
  const after = signupStore(() => storage).get();
  expect(after).toEqual({ ...before.get(), password: "" });
  expect(after.answers).toMatchObject({ name: "Marijke", interests: ["tea"] });
  expect(after).toMatchObject({ step: 4, modal: true, inProgress: true });
  expect([...storage.values.values()].join()).not.toContain("geheime");
});

test("the first answer starts sign-up; Stop ends it and keeps the answers", () => {
  const store = signupStore(aStorage);
  store.openModal();
  expect(store.get().inProgress).toBe(false);
  store.answer({ gender: "female" });
  expect(store.get().inProgress).toBe(true);
  store.stop();
  expect(store.get()).toMatchObject({ inProgress: false, modal: false });
  store.openModal();
  expect(store.get().answers.gender).toBe("female");
});

test("a retry has the same id, and the next account a new id", () => {
  const storage = aStorage();
  const store = signupStore(() => storage);
  const id = store.get().requestId;
  store.answer({ name: "Marijke" });
  expect(store.get().requestId).toBe(id);
  expect(signupStore(() => storage).get().requestId).toBe(id);
  store.renewId();
  expect(store.get().requestId).not.toBe(id);
  expect(store.get().answers.name).toBe("Marijke");
  store.complete(newAccount);
  expect(store.get().requestId).not.toBe(id);
});

test("nothing stays in the browser once the account is created", () => {
  const storage = aStorage();
  const store = signupStore(() => storage);
  store.openModal();
  store.answer({ name: "Marijke" });
  store.typePassword("een lange geheime zin");
  store.complete(newAccount);
  expect(store.get()).toMatchObject({
    answers: noAnswers,
    password: "",
    inProgress: false,
    modal: true,
    newAccount,
  });
  expect(storage.values.size).toBe(0);
  store.openModal();
  expect(store.get().newAccount).toBeNull();
});

test("a completed sign-up is not shown again, but one in progress is kept", () => {
  const store = signupStore(aStorage);
  store.complete(newAccount);
  store.resetIfComplete();
  expect(store.get()).toMatchObject({ answers: noAnswers, newAccount: null });
  store.answer({ name: "Marijke" });
  store.resetIfComplete();
  expect(store.get().answers.name).toBe("Marijke");
});

test("reads whether the modal was open without the store", () => {
  const storage = aStorage();
  expect(wasSignupOpen(() => storage)).toBe(false);
  const store = signupStore(() => storage);
  store.openModal();
  expect(wasSignupOpen(() => storage)).toBe(true);
  store.stop();
  expect(wasSignupOpen(() => storage)).toBe(false);
  storage.setItem("signup", "not json");
  expect(wasSignupOpen(() => storage)).toBe(false);
});

test("works when storage throws or contains invalid data", () => {
  const refusing = signupStore(() => {
    throw new Error("denied");
  });
  refusing.answer({ name: "Marijke" });
  expect(refusing.get().answers.name).toBe("Marijke");
  const storage = aStorage();
  storage.setItem("signup", "not json");
  expect(signupStore(() => storage).get().answers).toEqual(noAnswers);
});

test("notifies listeners of every change until they unsubscribe", () => {
  const store = signupStore(aStorage);
  let changes = 0;
  const leave = store.subscribe(() => (changes += 1));
  store.goTo(1);
  store.answer({ name: "M" });
  leave();
  store.goTo(2);
  expect(changes).toBe(2);
});

test("the state is the same object until it changes, and the server state is empty", () => {
  const store = signupStore(aStorage);
  expect(store.get()).toBe(store.get());
  expect(serverState).toMatchObject({ answers: noAnswers, modal: false, read: false });
});
