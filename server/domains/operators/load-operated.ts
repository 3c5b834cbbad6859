import type {
  LoadedConversation,
  OperatedMessage,
  OperatedPerson,
} from "#contract/office/operators.ts";
import { searchableInterests } from "#contract/catalogue/interests.ts";
import type { ConversationId, MemberId, SiteId } from "#contract/shared/ids.ts";
import { FALLBACK_LOCALE } from "#contract/shared/languages.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import {
  listMessagesOf,
  computeSpentOnFictional,
} from "#server/domains/chat/moderation/moderate-messages.ts";
import { findSentFile } from "#server/domains/chat/photos/read-message-photos.ts";
import { presentContent } from "#server/domains/chat/rules.ts";
import { listPublicPhotos } from "#server/domains/photos/moderate-photos.ts";
import { findSnapshot } from "#server/domains/profiles/moderate-profile.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { findLastFlag } from "./flag-store.ts";
import { getClaimed } from "./get-operated.ts";
import { listNotes } from "./notes-store.ts";
import { buildHonestLine } from "./questions/honest-line.ts";
import { listPendingQuestions } from "./questions/pending-questions.ts";
import { listWriters } from "./reply-store.ts";
import { OPERATED_MESSAGES, SPENDING_DAYS } from "./rules.ts";

const DAY_MS = 86_400_000;

/**
 * A conversation that the person has claimed. Throws `not_found`, `role_required`, `claim_ended`.
 */
export async function loadOperated(
  ctx: OfficeContext,
  id: ConversationId,
): Promise<LoadedConversation> {
  const { row, staff } = await getClaimed(ctx, id);
  const { db } = ctx.services;
  const { site_id, member_id: member, profile_id: profile, claimed_until, waiting_since } = row;
  const site = (await ctx.services.sites.all()).find((one) => one.id === site_id);
  if (!site || !claimed_until || !waiting_since) throw new AppError("claim_ended");
  const since = new Date(ctx.at.getTime() - SPENDING_DAYS * DAY_MS);
  const [theMember, theProfile, account, rows, writers, spent, questions, notes, flag] =
    await Promise.all([
      loadPerson(ctx, site_id, member),
      loadPerson(ctx, site_id, profile),
      findEmailAddress(db, site_id, member),
      // One more than are shown says whether there are earlier ones.
      listMessagesOf(db, { site: site_id, conversation: id }, OPERATED_MESSAGES + 1),
      listWriters(db, id),
      computeSpentOnFictional(db, { site: site_id, member }, since),
      listPendingQuestions(db, [id]),
      listNotes(db, id),
      findLastFlag(db, site_id, member),
    ]);
  const { created_at, ...shown } = theMember;
  const { created_at: _, ...character } = theProfile;
  const language = account?.language ?? FALLBACK_LOCALE;
  const found = questions.get(id) ?? [];
  const lastQuestion = found.at(-1);
  return {
    id,
    site_name: site.name,
    claimed_until: claimed_until.toISOString(),
    waiting_since: waiting_since.toISOString(),
    language,
    honest_line: buildHonestLine(language, character.name),
    last_question: lastQuestion
      ? { at: lastQuestion.at.toISOString(), by: lastQuestion.seq === null ? "button" : "message" }
      : null,
    message_length: site.message_length,
    member: { ...shown, member_since: created_at.toISOString(), spent },
    profile: character,
    messages: rows.slice(-OPERATED_MESSAGES).map((message): OperatedMessage => ({
      seq: message.seq,
      by: message.sender_id === member ? "member" : "profile",
      ...presentContent(message),
      sent_at: message.sent_at.toISOString(),
      asks_if_real: found.some(({ seq }) => seq === message.seq),
      written_by: writers.get(message.seq) ?? null,
    })),
    has_earlier: rows.length > OPERATED_MESSAGES,
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      by: note.writer,
      at: note.written_at.toISOString(),
      mine: note.written_by === staff.id,
    })),
    flag: flag
      ? {
          reason: flag.reason,
          by: flag.by,
          at: flag.flagged_at.toISOString(),
          released_by: flag.released_by,
          advice: flag.advice,
        }
      : null,
  };
}

/**
 * The file of a photo that was sent in a claimed conversation. Throws `not_found`, `role_required`,
 * `claim_ended`.
 */
export async function getOperatedMessagePhoto(
  ctx: OfficeContext,
  id: ConversationId,
  photo: string,
): Promise<string> {
  const { row } = await getClaimed(ctx, id);
  const sentIn = { site: row.site_id, conversation: id };
  const file = await findSentFile(ctx.services.db, sentIn, photo);
  if (file === undefined) throw new AppError("not_found");
  return file;
}

/**
 * The file of somebody's main photo in a claimed conversation. Throws `not_found`, `role_required`,
 * `claim_ended`.
 */
export async function getOperatedPhoto(
  ctx: OfficeContext,
  id: ConversationId,
  side: "member" | "profile",
): Promise<string> {
  const { row } = await getClaimed(ctx, id);
  const member = side === "member" ? row.member_id : row.profile_id;
  const [main] = await listPublicPhotos(ctx.services.db, { site: row.site_id, member });
  if (!main) throw new AppError("not_found");
  return main.file;
}

async function loadPerson(
  { services: { db }, at }: OfficeContext,
  site: SiteId,
  id: MemberId,
): Promise<OperatedPerson & { readonly created_at: Date }> {
  const [found, photos] = await Promise.all([
    findSnapshot(db, site, id, at),
    listPublicPhotos(db, { site, member: id }),
  ]);
  if (!found) throw new AppError("not_found");
  const { name, age, city, country, about, created_at } = found;
  return {
    name,
    age,
    gender: found.gender === "female" ? "female" : "male",
    city,
    country,
    about,
    // Special interests are for other members, who may share them.
    interests: searchableInterests.filter((one) => found.interests.includes(one)),
    photo: photos.length > 0,
    created_at,
  };
}
