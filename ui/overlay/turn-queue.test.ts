import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { turnQueue } from "./turn-queue.ts";

test("gives the screen to one entry at a time, in order", () => {
  const turns = turnQueue();
  expect(turns.first()).toBeNull();
  const leave = ["photo", "match", "new like"].map((id) => turns.queue(id));
  expect(turns.first()).toBe("photo");
  leave[0]?.();
  expect(turns.first()).toBe("match");
  leave[1]?.();
  expect(turns.first()).toBe("new like");
  leave[2]?.();
  expect(turns.first()).toBeNull();
});

test("skips an entry that left while waiting, and leaving twice has no effect", () => {
  const turns = turnQueue();
  const [, second] = ["photo", "match", "new like"].map((id) => turns.queue(id));
  second?.();
  second?.();
  expect(turns.first()).toBe("photo");
});

test("notifies a listener of every change until it unsubscribes", () => {
  const turns = turnQueue();
  let changes = 0;
  const unsubscribe = turns.subscribe(() => (changes += 1));
  const leave = turns.queue("photo");
  leave();
  unsubscribe();
  turns.queue("match");
  expect(changes).toBe(2);
});

test("only the modal, which queues, opens a dialog", () => {
  const opens = ["ui", "web"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) => /showModal\(|<dialog\b/.test(readFileSync(file, "utf8"))),
  );
  expect(opens).toEqual(["ui/overlay/modal.tsx"]);
});
