import { createHash } from "node:crypto";
import type { ProfileCard } from "#contract/profile-view.ts";
import type { MemberId } from "#contract/ids.ts";
import { searchQuery } from "#contract/search.ts";
import { createAccount } from "#server/domains/accounts/create-account.ts";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import type { RequestContext, CurrentMember, Services } from "#server/domains/request-context.ts";
import { searchMembers } from "#server/domains/search/search-members.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import type { DemoLogin } from "./demo-logins.ts";

/** Where a log-in of the demo and those around it act, by the same use cases as everybody. */
export interface Stage {
  readonly services: Services;
  readonly site: Site;
  readonly login: DemoLogin;
  readonly me: MemberId;
  readonly now: Date;
  /** Who talks already. */
  readonly taken: Set<MemberId>;
  /** Nobody knows the password: as these people one cannot log in. Made when first asked for. */
  readonly passwordHash: () => Promise<string>;
}

/** People who fit, in the order in which the log-in finds them. */
export async function meet(stage: Stage): Promise<ProfileCard[]> {
  const ctx = contextOf(stage, stage.me, stage.now);
  const met: ProfileCard[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const found = await searchMembers(ctx, searchQuery.parse({ page }));
    met.push(...found.members);
  }
  return met;
}

/** Who acts has an account; the invented ones get theirs when they first do. */
export async function addPartner(stage: Stage, id: MemberId): Promise<void> {
  const { services, site, login, now, passwordHash } = stage;
  if (await findEmailAddress(services.db, site.id, id)) return;
  const signedUpAt = daysBefore(now, 60);
  await createAccount(services.db, {
    id,
    site: site.id,
    email: `${id}@${site.id}.example`,
    language: login.language,
    passwordHash: await passwordHash(),
    signedUpAt,
    confirmedAt: signedUpAt,
  });
}

/** A call as that member's own page would make it at that moment. */
export function contextOf(
  { services, site, login }: Stage,
  id: MemberId,
  at: Date,
): RequestContext {
  return {
    services,
    site,
    at,
    member: logged(id),
    locale: login.language,
    from: "demo",
    country: null,
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
  };
}

export const logged = (id: MemberId): CurrentMember => ({ id, sessionHash: Buffer.alloc(32) });

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** The same id for the same name. */
export function idOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
