import { buildCaseDecisionMail } from "#server/domains/mail/mails/case-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { buildStatement } from "./build-statement.ts";
import type { CaseRow, OfficeParty } from "./office-store.ts";
import { buildCasePath, computeAppealEnd, isReplacing, listConcerning } from "./rules.ts";
import type { DecisionRow } from "./store.ts";

interface Decided {
  readonly row: Pick<CaseRow, "site_id" | "number">;
  readonly parties: readonly OfficeParty[];
  /** The new decision is the last. */
  readonly decisions: readonly Omit<DecisionRow, "staff_id">[];
}

/** Mails each side the reasons in that side's language, if it has an address. */
export async function sendDecisionMails(
  tx: Tx,
  { services, at }: OfficeContext,
  { row: { site_id, number }, parties, decisions }: Decided,
): Promise<void> {
  const site = (await services.sites.all()).find(({ id }) => id === site_id);
  const decision = decisions.at(-1);
  if (!site || !decision) return;
  for (const { side, email, language: locale, access_key, appealed_at, ...party } of parties) {
    if (!email || !listConcerning(side, decisions).includes(decision)) continue;
    const appealEnd = computeAppealEnd({ decisions, waiting: false, side, appealed_at }, at);
    const page = buildSiteUrl(services.publicOrigin, site, buildCasePath(access_key));
    const replaces = isReplacing(decisions, decision);
    const reasons = { side, number, decision, replaces, appealEnd };
    const statement = buildStatement(site, locale, reasons);
    const account = party.has_account ? party.member_id : null;
    const mail = { site, kind: "case_decision", to: email, account, locale, at };
    await queueMail(
      tx,
      mail,
      buildCaseDecisionMail(site, locale, { number, page, side, statement }),
    );
  }
}
