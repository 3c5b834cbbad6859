import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { InjectOptions } from "fastify";
import { roleMatrix, roles } from "./role-matrix.ts";
import type { Private, Role } from "./role-matrix.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aSandbox } from "#tests/world/a-sandbox.ts";
import { aMember } from "#tests/world/a-member.ts";
import { buyCredits, giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const sandbox = await aSandbox({ now: () => new Date() }, () => Promise.resolve(200));
const app = testApp({ SANDBOX_PORT: sandbox.port });
const cells = Object.keys(roleMatrix).flatMap((key) => roles.map((role) => [key, role] as const));

/** A browser with that role's session, on the site that receives the request. */
async function browserOf(role: Role): Promise<Visitor> {
  if (role === "visitor") return app.visitor();
  const site = role === "otherSite" ? "second-spring" : "vonk";
  const member = await aMember(app.db, { site, confirmed: role !== "unconfirmed" });
  if (role === "premium") await buyCredits(app.db, member, 100);
  else await giveCredits(app.db, member, 100);
  const home = await loggedIn(
    app,
    member.id,
    role === "otherSite" ? "second.localhost" : undefined,
  );
  if (role !== "otherSite") return home;
  // The session cookie of another site.
  const here = app.visitor();
  for (const [name, value] of home.cookies) here.cookies.set(name, value);
  return here;
}

/** Two members with a conversation, and a payment by one of them. */
async function createPrivateIds(): Promise<Record<Private, string>> {
  const [ann, ben] = [await aMember(app.db), await aMember(app.db)];
  await giveCredits(app.db, ann, 100);
  const browser = await loggedIn(app, ann.id);
  const sent = await browser.post("/api/chats/messages", {
    client_id: randomUUID(),
    to: { member: ben.id },
    text: "kanarie-in-het-gesprek",
  });
  const ordered = await browser.post("/api/orders", {
    id: randomUUID(),
    bundle: "small",
    method: "creditcard",
    country: "NL",
  });
  return { conversation: sent.json().conversation.id, transaction: ordered.json().payment_id };
}

function contextOf(key: string, id: string): InjectOptions {
  const [method = "GET", url = "/"] = key.split(" ");
  const bodies: Record<string, object> = {
    "DELETE /api/chat.php": { conversation: id },
    "POST /api/chats/messages": {
      client_id: randomUUID(),
      to: { conversation: id },
      text: "hallo",
    },
    "POST /api/chats/:id/read": { seq: 1 },
  };
  const queries: Readonly<Record<string, string>> = { "GET /api/chats/:id/search": "?text=hallo" };
  return {
    method: method as "GET",
    url: url.replace(/:(id|token)/, id) + (queries[key] ?? ""),
    ...(method !== "GET" && { payload: bodies[key] ?? {} }),
  };
}

test.each(cells)("%s as %s", async (key, role) => {
  const row = roleMatrix[key as keyof typeof roleMatrix];
  // All of them call from one address, and no limit may answer instead.
  app.clock.advance(60_000);
  const browser = await browserOf(role);
  const outsider = role === "visitor" || role === "otherSite";
  const answer = await browser.send(contextOf(key, randomUUID()));
  const needsLogIn = answer.statusCode === 403 && answer.json().error === "authentication_required";
  expect(needsLogIn).toBe(outsider && row.visitor === "log in");
  if (!row.private || outsider) return;
  const theirs = await createPrivateIds();
  const foreign = await browser.send(contextOf(key, theirs[row.private]));
  const unknown = await browser.send(contextOf(key, randomUUID()));
  expect([foreign.statusCode, foreign.json().error]).toEqual([404, "not_found"]);
  expect(foreign.body).toBe(unknown.body);
  expect(foreign.body).not.toContain("kanarie");
});
