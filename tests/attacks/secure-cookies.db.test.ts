import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import { PASSWORD, aMember } from "#tests/world/a-member.ts";

const app = testApp({ MODE: "production" });
const login = "/api/user.php";

test("over https the session cookie is bound to the host, and the language cookie has its own name", async () => {
  const member = await aMember(app.db, { language: "pl" });
  const visitor = app.visitor();
  const { cookies } = await visitor.post(login, { email: member.email, password: PASSWORD });
  const attributes = { path: "/", secure: true, httpOnly: true, sameSite: "Lax" };
  expect(cookies).toHaveLength(3);
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: "__Host-session", maxAge: 30 * 86_400, ...attributes }),
  );
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: "__Host-device", maxAge: 365 * 86_400, ...attributes }),
  );
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: "language", value: "pl", maxAge: 365 * 86_400, ...attributes }),
  );
  for (const cookie of cookies) expect(cookie).not.toHaveProperty("domain");
  expect((await visitor.get(login)).json().user.profile.id).toBe(member.id);
});

test("over https an error is in the language of the cookie", async () => {
  const visitor = app.visitor();
  const messages = new Set<string>();
  for (const language of ["nl", "de"]) {
    visitor.cookies.set("language", language);
    messages.add((await visitor.get(login)).json().message);
    messages.add((await visitor.get("/api/nothing")).json().message);
  }
  expect(messages.size).toBe(4);
});
