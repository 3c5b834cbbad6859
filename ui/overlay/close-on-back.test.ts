import { expect, test } from "vitest";
import { createDialogHistory } from "./close-on-back.ts";

interface Entry {
  readonly state: { readonly key: string; readonly dialogs?: number };
}

/** A browser's history, which traverses after the current task; `routed` has what the router sees. */
function aBrowser() {
  let entries: Entry[] = [{ state: { key: "before" } }, { state: { key: "page" } }];
  let index = 1;
  const routed: string[] = [];
  let listen: (event: Event) => void = () => undefined;
  const current = () => (entries[index] as Entry).state;
  const traverse = (by: number) => {
    if (!entries[index + by]) return;
    index += by;
    const event = new Event("popstate");
    let isStopped = false;
    event.stopImmediatePropagation = () => (isStopped = true);
    listen(event);
    if (!isStopped) routed.push(current().key);
  };
  const push = (state: Entry["state"]) => {
    entries = [...entries.slice(0, index + 1), { state }];
    index++;
  };
  const closeOnBack = createDialogHistory({
    history: {
      get state() {
        return current();
      },
      pushState: push,
      go: (by = 0) => void setTimeout(() => traverse(by)),
    },
    setTimeout: (run) => setTimeout(run),
    addEventListener: (_type, added) => (listen = added),
  });
  /** A dialog that closes like those in React: it leaves the list once it has closed. */
  const openDialog = (name: string, closed: string[], isClosable = true) => {
    const close = () => {
      if (!isClosable) return;
      closed.push(name);
      leave();
    };
    const leave = closeOnBack(close);
    return leave;
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  return { routed, current, push, back: (by = 1) => traverse(-by), openDialog, settle };
}

test("Back closes the topmost dialog first, and then leaves the page", async () => {
  const { routed, back, openDialog, settle } = aBrowser();
  const closed: string[] = [];
  for (const name of ["outer", "inner"]) openDialog(name, closed);
  await settle();
  back();
  await settle();
  expect(closed).toEqual(["inner"]);
  back();
  await settle();
  expect(closed).toEqual(["inner", "outer"]);
  expect(routed).toEqual([]);
  back();
  expect(routed).toEqual(["before"]);
});

test("a dialog that closes otherwise leaves no entry behind", async () => {
  const { routed, current, back, openDialog, settle } = aBrowser();
  const leave = openDialog("dialog", []);
  await settle();
  expect(current()).toEqual({ key: "page", dialogs: 1 });
  leave();
  await settle();
  expect(current()).toEqual({ key: "page" });
  expect(routed).toEqual([]);
  back();
  expect(routed).toEqual(["before"]);
});

test("a dialog that replaces another takes its entry", async () => {
  const { current, back, openDialog, settle } = aBrowser();
  const closed: string[] = [];
  const leave = openDialog("first", closed);
  await settle();
  leave();
  openDialog("second", closed);
  await settle();
  expect(current().dialogs).toBe(1);
  back();
  await settle();
  expect(closed).toEqual(["second"]);
  expect(current()).toEqual({ key: "page" });
});

test("a dialog that cannot be closed stays open on Back", async () => {
  const { routed, current, back, openDialog, settle } = aBrowser();
  openDialog("question", [], false);
  await settle();
  back();
  await settle();
  expect(current().dialogs).toBe(1);
  expect(routed).toEqual([]);
});

test("Back from a page that a dialog's link opened returns to the dialog's page at once", async () => {
  const { routed, current, push, back, openDialog, settle } = aBrowser();
  const leave = openDialog("dialog", []);
  await settle();
  push({ key: "next" });
  leave();
  await settle();
  expect(current().key).toBe("next");
  back();
  await settle();
  expect(routed).toEqual(["page"]);
  expect(current()).toEqual({ key: "page" });
  back();
  expect(routed).toEqual(["page", "before"]);
});

test("a jump to an earlier page leaves the dialog's page", async () => {
  const { routed, back, openDialog, settle } = aBrowser();
  const closed: string[] = [];
  openDialog("dialog", closed);
  await settle();
  back(2);
  expect(closed).toEqual([]);
  expect(routed).toEqual(["before"]);
});
