import type { MemberId } from "#contract/shared/ids.ts";
import { listLastMessages } from "#server/domains/chat/moderation/moderate-messages.ts";
import { readMessagePhotos } from "#server/domains/chat/photos/read-message-photos.ts";
import { listPublicPhotos } from "#server/domains/photos/moderate-photos.ts";
import { findSnapshot } from "#server/domains/profiles/moderate-profile.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Evidence, EvidencePhoto } from "./store.ts";
import { EVIDENCE_MAX_PHOTOS } from "./rules.ts";

interface About {
  /** Null for a visitor. */
  readonly reporter: MemberId | null;
  /** Null if a complaint names no profile. */
  readonly reported: MemberId | null;
  /** How many of the latest messages to add, and the number of a message to add in any case. */
  readonly messages: { readonly limit: number; readonly including: number | null };
}

/**
 * What a case is about as it is now: the profile, its photos, and messages if the reporter shares
 * them.
 */
export async function loadEvidence(
  { services, site, at }: Pick<RequestContext, "services" | "site" | "at">,
  { reporter, reported, messages }: About,
): Promise<{ evidence: Evidence; photos: readonly EvidencePhoto[] }> {
  const { db, photoFiles } = services;
  const profile = reported && (await findSnapshot(db, site.id, reported, at));
  if (!reported || !profile) {
    return {
      evidence: { profile: null, conversation: null, message: null, messages: [] },
      photos: [],
    };
  }
  const shown = await listPublicPhotos(db, { site: site.id, member: reported });
  const photos: EvidencePhoto[] = [];
  for (const { id, file } of shown.slice(0, EVIDENCE_MAX_PHOTOS)) {
    const content = await photoFiles.read(file);
    if (content) photos.push({ id, content });
  }
  const isSharing = messages.limit > 0 || messages.including !== null;
  const talk =
    reporter && isSharing
      ? await listLastMessages(db, { site: site.id, one: reporter, other: reported }, messages)
      : [];
  const sent = await readMessagePhotos(db, services, chooseSentPhotos(talk, messages.including));
  const { kind: _, created_at, ...rest } = profile;
  return {
    photos: [...photos, ...sent],
    evidence: {
      profile: { ...rest, created_at: created_at.toISOString() },
      conversation: talk[0]?.conversation ?? null,
      message: messages.including,
      messages: talk.map(({ seq, sender_id, type, text, attachment, sent_at }) => ({
        seq,
        by: sender_id === reporter ? "reporter" : "reported",
        type,
        text,
        attachment,
        sent_at: sent_at.toISOString(),
      })),
    },
  };
}

/** The photos of these messages to seal: that of the reported message, and then the latest. */
function chooseSentPhotos(
  talk: readonly { seq: number; type: string; attachment: string | null }[],
  reported: number | null,
): string[] {
  return talk
    .toSorted((a, b) => Number(b.seq === reported) - Number(a.seq === reported) || b.seq - a.seq)
    .flatMap(({ type, attachment }) => (type === "photo" && attachment ? [attachment] : []))
    .slice(0, EVIDENCE_MAX_PHOTOS);
}
