import { randomUUID } from "node:crypto";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { createAccount } from "#server/domains/accounts/create-account.ts";
import { addProfile } from "#server/domains/profiles/lifecycle.ts";
import type { NewProfile } from "#server/domains/profiles/lifecycle.ts";
import type { Database } from "#server/platform/database/database.ts";
import { hashPassword } from "#server/platform/secrets/passwords.ts";

export const PASSWORD = "zeven lange koeien";
let passwordHash: Promise<string> | null = null;

interface MemberOptions {
  readonly site?: string;
  readonly email?: string;
  readonly language?: Locale;
  readonly confirmed?: boolean;
  readonly signedUpAt?: Date;
  readonly profile?: Partial<NewProfile>;
  readonly photos?: number;
}

/** Creates a member with an account and a profile; options override the defaults. */
export async function aMember(db: Database, options: MemberOptions = {}) {
  const site = (options.site ?? "vonk") as SiteId;
  const email = options.email ?? `${randomUUID()}@example.nl`;
  const confirmed = options.confirmed ?? true;
  const at = options.signedUpAt ?? new Date("2026-11-01T12:00:00Z");
  const id = await aProfile(db, { ...options, confirmed });
  await createAccount(db, {
    id,
    site_id: site,
    email,
    password_hash: await (passwordHash ??= hashPassword(PASSWORD)),
    language: options.language ?? "nl",
    signed_up_at: at,
    confirmed_at: confirmed ? at : null,
  });
  return { id, site, email, password: PASSWORD };
}

/** Creates a profile without an account, like a fictional profile. */
export function aProfile(db: Database, options: MemberOptions = {}): Promise<MemberId> {
  const at = new Date("2026-11-01T12:00:00Z");
  const photos = Array.from({ length: options.photos ?? 1 }, () => ({
    fileKey: randomUUID().replaceAll("-", ""),
    lockedKey: randomUUID().replaceAll("-", ""),
    approvedAt: at,
  }));
  return addProfile(
    db,
    {
      site_id: (options.site ?? "vonk") as SiteId,
      kind: "member",
      name: "Marijke",
      gender: "female",
      seeks: options.profile?.gender === "male" ? "female" : "male",
      birth_date: "1969-05-14",
      country: "NL",
      region: "09",
      city: "Amersfoort",
      sexuality: null,
      reason: null,
      tattoos: null,
      hair_colour: null,
      eye_colour: null,
      body_type: null,
      relationship_status: null,
      about: "",
      interests: [],
      published_at: (options.confirmed ?? true) ? at : null,
      last_active_at: at,
      ...options.profile,
    },
    photos,
  );
}
