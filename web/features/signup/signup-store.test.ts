import { beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "#tests/browser/stub-storage.ts";
import { noAnswers } from "./answers.ts";
import { serverState, signupStore } from "./signup-store.ts";
import { storedSignup } from "./stored-signup.ts";

beforeEach(() => stubStorage("sessionStorage"));

const newAccount = { email: "marijke@example.com", loggedIn: true };

test("a reload keeps all input except the password", () => {
  const before = signupStore();
  before.openModal();
  before.answer({ name: "Marijke", interests: ["tea"] });
  before.answer({ email: "marijke@example.com" });
  before.typePassword("een lange geheime zin");
  before.goTo(4);
  const after = signupStore().get();
  expect(after).toEqual({ ...before.get(), password: "" });
  expect(after.answers).toMatchObject({ name: "Marijke", interests: ["tea"] });
  expect(after).toMatchObject({ step: 4, modal: true, inProgress: true });
  expect(sessionStorage.getItem("member:signup")).not.toContain("geheime");
});

test("the first answer starts sign-up; Stop ends it and keeps the answers", () => {
  const store = signupStore();
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
  const store = signupStore();
  const id = store.get().requestId;
  store.answer({ name: "Marijke" });
  expect(store.get().requestId).toBe(id);
  expect(signupStore().get().requestId).toBe(id);
  store.renewId();
  expect(store.get().requestId).not.toBe(id);
  expect(store.get().answers.name).toBe("Marijke");
  store.complete(newAccount);
  expect(store.get().requestId).not.toBe(id);
});

test("nothing stays in the browser once the account is created", () => {
  const store = signupStore();
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
  expect(sessionStorage).toHaveLength(0);
  store.openModal();
  expect(store.get().newAccount).toBeNull();
});

test("a completed sign-up is not shown again, but one in progress is kept", () => {
  const store = signupStore();
  store.complete(newAccount);
  store.resetIfComplete();
  expect(store.get()).toMatchObject({ answers: noAnswers, newAccount: null });
  store.answer({ name: "Marijke" });
  store.resetIfComplete();
  expect(store.get().answers.name).toBe("Marijke");
});

test("another part of the page learns that the modal is open", () => {
  const store = signupStore();
  store.openModal();
  expect(storedSignup.get()?.["modal"]).toBe(true);
  store.stop();
  expect(storedSignup.get()?.["modal"]).toBe(false);
});

test("works when storage throws or contains invalid data", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const refusing = signupStore();
  refusing.answer({ name: "Marijke" });
  expect(refusing.get().answers.name).toBe("Marijke");
  stubStorage("sessionStorage", { "member:signup": "not json" });
  expect(signupStore().get().answers).toEqual(noAnswers);
});

test("notifies listeners of every change until they unsubscribe", () => {
  const store = signupStore();
  let changes = 0;
  const leave = store.subscribe(() => (changes += 1));
  store.goTo(1);
  store.answer({ name: "M" });
  leave();
  store.goTo(2);
  expect(changes).toBe(2);
});

test("the state is the same object until it changes, and the server state is empty", () => {
  const store = signupStore();
  expect(store.get()).toBe(store.get());
  expect(serverState).toMatchObject({ answers: noAnswers, modal: false, read: false });
});
