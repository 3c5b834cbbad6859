import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function written(event: Record<string, unknown>): string {
  const lines: string[] = [];
  createLog("info", { write: (line) => void lines.push(line) }).info(event, "tested");
  return lines.join("");
}

test("a request is logged without its query and without a secret in its path", () => {
  const token = "s".repeat(43);
  for (const url of [`/${token}`, `/api/links/${token}`, `/reset-password/do?t=${token}`]) {
    const line = written({ req: { id: "1", method: "GET", url, headers: { cookie: token } } });
    expect(line).toContain('"method":"GET"');
    expect(line).not.toContain(token);
  }
});

test("an error is logged without the row that the database quotes", () => {
  const error = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (site_id, email_normalised)=(vonk, marijke@example.nl) already exists.",
  });
  const line = written({ err: error });
  expect(line).toContain("duplicate key");
  expect(line).toContain("23505");
  expect(line).not.toContain("marijke");
});

test("addresses, passwords and tokens are left out of logs", () => {
  const member = { id: "m1", email: "marijke@example.nl", password: "geheim", token: "abc" };
  const line = written({ member });
  expect(line).toContain("m1");
  expect(line).not.toMatch(/marijke|geheim|abc/);
});
