import { sql } from "kysely";
import { expect } from "vitest";
import type { QueuedCase } from "#contract/office/cases.ts";
import type { Visitor, testApp } from "#tests/test-app.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";

/** What moderators do with cases in the office, and what the parties read of it. */
export function moderatedCases(app: ReturnType<typeof testApp>) {
  const inOffice = (browser: Visitor, id: string, what: string, body: object = {}) =>
    browser.post(`/api/office/cases/${id}/${what}`, body);

  async function findQueued(browser: Visitor, number: string) {
    const { cases } = (await browser.get("/api/office/cases")).json() as { cases: QueuedCase[] };
    return cases.find((one) => one.number === number);
  }

  /** A moderator decides on a case, by default a new one. */
  async function decide(number: string, decision: object, moderator?: Visitor) {
    // Later than the receipt, so that the mails are in order.
    app.clock.advance(1_000);
    const browser = moderator ?? (await aStaffMember(app)).browser;
    const id = (await findQueued(browser, number))?.id ?? "";
    expect((await inOffice(browser, id, "claim")).statusCode).toBe(204);
    expect((await inOffice(browser, id, "decide", decision)).statusCode).toBe(204);
    return { browser, id };
  }

  /** The latest mail to a member, as text. */
  async function lastMail(member: string) {
    const { rows } = await sql<{ kind: string; locale: string; text: string }>`
      select m.kind, m.locale, m.text from mail m join account a on a.email = m.to_address
      where a.id = ${member} order by m.written_at desc, m.id desc limit 1`.execute(app.db);
    return rows[0];
  }
  return { inOffice, findQueued, decide, lastMail };
}

/** The key of a case's page in a mail. */
export const caseKeyIn = (text = "") => /case=([\w-]{43})/.exec(text)?.[1] ?? "";
