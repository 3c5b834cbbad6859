import { createHash } from "node:crypto";
import type { ProfileCard } from "#contract/profiles.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { searchQuery } from "#contract/search.ts";
import { createAccount } from "#server/domains/accounts/create-account.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import type { RequestContext, CurrentMember, Services } from "#server/domains/request-context.ts";
import { searchMembers } from "#server/domains/search/search-members.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import type { DemoLogin } from "./demo-logins.ts";

/**
 * A demo member, whose likes, conversations and orders are created by the product's own use cases.
 */
export interface DemoMember {
  readonly services: Services;
  readonly site: Site;
  readonly login: DemoLogin;
  readonly me: MemberId;
  readonly now: Date;
  /** Members that already have a conversation with a demo member. */
  readonly taken: Set<MemberId>;
  /** The hash of a random password, computed on first use: invented people cannot log in. */
  readonly passwordHash: () => Promise<string>;
}

/** The people that the search returns, in its order. */
export async function findMatchingPeople(member: DemoMember): Promise<ProfileCard[]> {
  const ctx = createContextFor(member, member.me, member.now);
  const met: ProfileCard[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const found = await searchMembers(ctx, searchQuery.parse({ page }));
    met.push(...found.members);
  }
  return met;
}

/** Gives an invented person an account before they first act. */
export async function ensureAccount(member: DemoMember, id: MemberId): Promise<void> {
  const { services, site, login, now, passwordHash } = member;
  if (await findEmailAddress(services.db, site.id, id)) return;
  const signedUpAt = daysBefore(now, 60);
  await createAccount(services.db, {
    id,
    site_id: site.id,
    email: `${id}@${site.id}.example`,
    language: login.language,
    password_hash: await passwordHash(),
    signed_up_at: signedUpAt,
    confirmed_at: signedUpAt,
  });
}

/** The request context of a call by this member's page at that moment. */
export function createContextFor(
  { services, site, login }: DemoMember,
  id: MemberId,
  at: Date,
): RequestContext {
  return {
    services,
    site,
    at,
    member: toCurrentMember(id),
    locale: login.language,
    from: "demo",
    country: null,
    userAgent: null,
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
  };
}

export const toCurrentMember = (id: MemberId): CurrentMember => ({
  id,
  sessionHash: Buffer.alloc(32),
});

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Returns the same id for the same name. */
export function deriveId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
