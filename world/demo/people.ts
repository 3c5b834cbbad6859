import { createHash } from "node:crypto";
import { z } from "zod";
import { interests } from "#contract/catalogue/interests.ts";
import {
  bodyTypes,
  eyeColours,
  genders,
  hairColours,
  reasons,
  relationshipStatuses,
  seekings,
  sexualities,
  tattooChoices,
} from "#contract/catalogue/attributes.ts";
import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import { addProfile } from "#server/domains/profiles/lifecycle.ts";
import type { Db } from "#server/platform/database/database.ts";
import secondSpring from "#world/people/second-spring.json" with { type: "json" };
import vonk from "#world/people/vonk.json" with { type: "json" };
import zweiterFruehling from "#world/people/zweiter-fruehling.json" with { type: "json" };
import { chanceOf } from "./chance.ts";

const person = z.strictObject({
  key: z.string(),
  is: z.enum(["member", "fictional"]),
  name: z.string(),
  gender: z.enum(genders),
  seeks: z.enum(seekings),
  sexuality: z.enum(sexualities),
  age: z.int().min(18),
  country: z.string().length(2),
  region: z.string(),
  city: z.string(),
  relationship_status: z.enum(relationshipStatuses),
  body_type: z.enum(bodyTypes),
  hair_colour: z.enum(hairColours),
  eye_colour: z.enum(eyeColours),
  tattoos: z.enum(tattooChoices),
  reason: z.enum(reasons),
  interests: z.array(z.enum(interests)),
  text: z.string(),
  photos: z.int().min(0),
});
export type Person = z.output<typeof person>;

/** The invented people of each demo site. */
export const people: Readonly<Record<string, readonly Person[]>> = {
  vonk: z.array(person).parse(vonk),
  "zweiter-fruehling": z.array(person).parse(zweiterFruehling),
  "second-spring": z.array(person).parse(secondSpring),
};

/** A photo of an invented person. */
interface DemoPhoto {
  /** Its files in `world/photos/` begin with this. */
  readonly name: string;
  readonly fileKey: string;
  readonly lockedKey: string;
}

/**
 * A person's photos. Their keys are derived from their names, so that every start and every process
 * knows which file is at an address.
 */
export function listPhotos(site: string, { key, photos }: Person): DemoPhoto[] {
  return Array.from({ length: photos }, (_, index) => {
    const name = `${site}/${key}-${index + 1}`;
    return { name, fileKey: hash(name), lockedKey: hash(`${name} locked`) };
  });
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

const DAY_MS = 86_400_000;

/** Adds an invented person to a site. Returns the id. */
export function addPerson(db: Db, site: SiteId, who: Person, now: Date): Promise<MemberId> {
  const { key, is: kind, age, text: about, photos: _, ...profile } = who;
  const luck = chanceOf(`${site}:${key}`);
  return addProfile(
    db,
    {
      ...profile,
      site_id: site,
      kind,
      about,
      birth_date: birthDate(age, now, luck.between(1, 364)),
      published_at: new Date(now.getTime() - luck.between(2, 400) * DAY_MS),
      // Most were here recently, a few are here now, and some have been away for weeks.
      last_active_at: new Date(now.getTime() - luck.fraction() ** 3 * 40 * DAY_MS),
    },
    listPhotos(site, who).map(({ fileKey, lockedKey }) => ({
      fileKey,
      lockedKey,
      approvedAt: now,
    })),
  );
}

/** A birth date `daysAgo` days after the birthday that makes this age. */
function birthDate(age: number, now: Date, daysAgo: number): string {
  const birthday = new Date(now.getTime() - Math.round(daysAgo) * DAY_MS);
  return `${birthday.getUTCFullYear() - age}-${birthday.toISOString().slice(5, 10).replace("02-29", "02-28")}`;
}
