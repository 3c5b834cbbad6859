import type { z } from "zod";
import { REPORTED_MESSAGES } from "#contract/catalogue/case-categories.ts";
import type { caseEndpoints } from "#contract/moderation/cases.ts";
import { memberId } from "#contract/shared/ids.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { normalizeEmail } from "#server/domains/accounts/rules.ts";
import { buildCaseReceiptMail } from "#server/domains/mail/mails/case-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import { blockMember } from "#server/domains/moderation/block-member.ts";
import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { consumeRateLimit } from "#server/platform/limits/persistent-rate-limit.ts";
import { createToken } from "#server/platform/secrets/tokens.ts";
import { loadEvidence } from "./load-evidence.ts";
import { buildCasePath, createCaseNumber, findMemberId, RECEIPT_LIMIT } from "./rules.ts";
import { insertCase } from "./store.ts";
import type { NewCase, NewParty } from "./store.ts";

type Body<Key extends keyof typeof caseEndpoints> = (typeof caseEndpoints)[Key] extends {
  readonly body: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : never;

/** What the receipt page needs: the number, and the unguessable part of its address. */
interface Receipt {
  readonly number: string;
  readonly token: string;
}

/**
 * Reports a member, or one of the member's messages, and seals the evidence as it is now. Throws
 * `not_found` and `report_of_oneself`.
 */
export async function createReport(
  ctx: RequestContext,
  current: CurrentMember,
  report: Body<"POST /api/reports">,
): Promise<Receipt> {
  const { member: reported, message = null, category, words } = report;
  if (reported === current.id) throw new AppError("report_of_oneself");
  const limit = report.share_messages ? REPORTED_MESSAGES : 0;
  const found = await loadEvidence(ctx, {
    reporter: current.id,
    reported,
    messages: { limit, including: message },
  });
  const isAbout = found.evidence.messages.some(
    ({ seq, by }) => seq === message && by === "reported",
  );
  if (!found.evidence.profile || (message !== null && !isAbout)) throw new AppError("not_found");
  const source = message === null ? (limit > 0 ? "conversation" : "profile") : "message";
  const account = await findEmailAddress(ctx.services.db, ctx.site.id, current.id);
  const reporter = createParty(ctx, {
    member_id: current.id,
    language: account?.language ?? ctx.locale,
  });
  const receipt = await save(ctx, {
    filed: { source, category, words, location: "" },
    reporter,
    to: account ? account.email : null,
    reported,
    found,
  });
  if (report.block) await blockIfVisible(ctx, current, reported);
  return receipt;
}

/** The report is stored even if the two no longer see each other. */
async function blockIfVisible(
  ctx: RequestContext,
  current: CurrentMember,
  other: Body<"POST /api/reports">["member"],
): Promise<void> {
  try {
    await blockMember(ctx, current, other);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** Stores a complaint by anybody. A profile whose address it contains becomes its subject. */
export async function createComplaint(
  ctx: RequestContext,
  complaint: Body<"POST /api/complaints">,
): Promise<Receipt> {
  const { category, words, location, name, email } = complaint;
  const { db } = ctx.services;
  if (email) {
    const key = normalizeEmail(email);
    await consumeRateLimit(db, RECEIPT_LIMIT, { site: ctx.site.id, key, at: ctx.at });
  }
  const account = ctx.member && (await findEmailAddress(db, ctx.site.id, ctx.member.id));
  const reporter = createParty(ctx, {
    member_id: ctx.member?.id ?? null,
    name: name || null,
    email: email || null,
  });
  const named = memberId.safeParse(findMemberId(location)).data;
  const found = await loadEvidence(ctx, {
    reporter: ctx.member?.id ?? null,
    reported: named ?? null,
    messages: { limit: 0, including: null },
  });
  return save(ctx, {
    filed: { source: "complaint", category, words, location },
    reporter,
    to: email || (account?.email ?? null),
    reported: found.evidence.profile && named ? named : null,
    found,
  });
}

function createParty(ctx: RequestContext, known: Partial<NewParty>): NewParty {
  return {
    side: "reporter",
    member_id: null,
    name: null,
    email: null,
    language: ctx.locale,
    access_key: createToken(),
    ...known,
  };
}

interface Filing {
  readonly filed: Pick<NewCase, "source" | "category" | "words" | "location">;
  readonly reporter: NewParty;
  /** Where the receipt is sent; null without an address. */
  readonly to: string | null;
  readonly reported: NewParty["member_id"];
  readonly found: Awaited<ReturnType<typeof loadEvidence>>;
}

async function save(ctx: RequestContext, filing: Filing): Promise<Receipt> {
  const { services, site, at } = ctx;
  const { filed, reporter, to, reported, found } = filing;
  const number = createCaseNumber();
  const parties = [reporter];
  if (reported) {
    const account = await findEmailAddress(services.db, site.id, reported);
    const language = account?.language ?? ctx.locale;
    parties.push(createParty(ctx, { side: "reported", member_id: reported, language }));
  }
  const { access_key: token, language: locale, member_id: account } = reporter;
  const page = buildSiteUrl(services.publicOrigin, site, buildCasePath(token));
  await services.db.transaction().execute(async (tx) => {
    await insertCase(tx, { ...filed, site_id: site.id, number, created_at: at }, parties, found);
    if (to === null) return;
    const mail = { site, kind: "case_receipt", to, account, locale, at };
    await queueMail(tx, mail, buildCaseReceiptMail(site, locale, { number, page }));
  });
  return { number, token };
}
