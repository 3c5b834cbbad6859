import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { turnQueue } from "./turn-queue.ts";

test("one has the screen at a time, the next when it leaves, in their order", () => {
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

test("who gives up while it waits is passed over, and giving up twice takes nobody's turn", () => {
  const turns = turnQueue();
  const [, second] = ["photo", "match", "new like"].map((id) => turns.queue(id));
  second?.();
  second?.();
  expect(turns.first()).toBe("photo");
});

test("who listens hears of every change, until they leave", () => {
  const turns = turnQueue();
  let heard = 0;
  const deaf = turns.subscribe(() => (heard += 1));
  const leave = turns.queue("photo");
  leave();
  deaf();
  turns.queue("match");
  expect(heard).toBe(2);
});

test("only the modal, which waits for its turn, opens over a page", () => {
  const opens = ["ui", "web"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => `${room}/${file}`)
      .filter((file) => /showModal\(|<dialog\b/.test(readFileSync(file, "utf8"))),
  );
  expect(opens).toEqual(["ui/overlay/modal.tsx"]);
});
