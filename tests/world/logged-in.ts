import type { MemberId } from "#contract/shared/ids.ts";
import { startSession } from "#server/domains/accounts/sessions/start-session.ts";
import type { Context } from "#server/context.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aContext } from "./a-context.ts";

/** The result of `testApp`. */
export interface App {
  readonly context: Context;
  visitor(host?: string): Visitor;
}

/** Returns a browser with the member's session, without hashing a password. */
export async function loggedIn(app: App, member: MemberId, host?: string): Promise<Visitor> {
  const visitor = app.visitor(host);
  const ctx = await aContext(app.context, null, host === undefined ? {} : { host });
  const set = (name: string, value: string) => void visitor.cookies.set(name, value);
  await startSession(
    { ...ctx, cookies: { ...ctx.cookies, set } },
    { id: member, passwordHash: null },
  );
  return visitor;
}
