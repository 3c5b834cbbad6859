import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { profileFields } from "#contract/catalogue/attributes.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { SiteData } from "#server/domains/sites/site-data/site-data.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { buyCredits, giveCredits, refundPurchase } from "#tests/world/give-credits.ts";
import { hideMember, waysToHide } from "#tests/world/hide-member.ts";

const app = testApp();
const view = async (viewer: MemberId | null, id: MemberId, host = "localhost") => {
  const ctx = await aContext(app.context, viewer, { host });
  return (await app.context.calls(ctx, "GET /api/members/:id", { params: { id } })).member;
};
const like = async (from: MemberId, member: MemberId) =>
  app.context.calls(await aContext(app.context, from), "POST /api/likes.php", { body: { member } });
const full = {
  sexuality: "hetero",
  reason: "dating",
  tattoos: "several",
  hair_colour: "grey",
  eye_colour: "green",
  body_type: "slim",
  relationship_status: "widowed",
  about: "Op dinsdag zing ik.",
  interests: ["music", "tea"],
};

test("a profile has the attributes that the site shows and the member filled in", async () => {
  const me = await aMember(app.db);
  const id = await aProfile(app.db, { profile: full });
  const ctx = await aContext(app.context, me.id);
  const viewOn = async (
    visible_profile_fields: SiteData["visible_profile_fields"],
    of: MemberId,
  ) => {
    const site = { ...ctx.site, visible_profile_fields };
    const input = { params: { id: of } };
    return (await app.context.calls({ ...ctx, site }, "GET /api/members/:id", input)).member;
  };
  const seen = await viewOn([...profileFields], id);
  expect(seen).toMatchObject({
    about: full.about,
    interests: ["music", "tea"],
    conversation: null,
  });
  expect(seen.attributes).toEqual({
    gender: "female",
    age: 57,
    city: "Amersfoort",
    region: "09",
    country: "NL",
    sexuality: "hetero",
    reason: "dating",
    tattoos: "several",
    hair_colour: "grey",
    eye_colour: "green",
    body_type: "slim",
    relationship_status: "widowed",
  });
  expect((await viewOn([...profileFields], await aProfile(app.db))).attributes).toEqual({
    gender: "female",
    age: 57,
    city: "Amersfoort",
    region: "09",
    country: "NL",
  });
  expect((await viewOn(["age"], id)).attributes).toEqual({ age: 57 });
});

test("a profile names the interests it shares with the viewer, and the viewer's own profile names none", async () => {
  const me = await aMember(app.db, { profile: { interests: ["tea", "beach"] } });
  const id = await aProfile(app.db, { profile: full });
  expect((await view(me.id, id)).shared_interests).toEqual(["tea"]);
  expect((await view(me.id, me.id)).shared_interests).toEqual([]);
  expect((await view(null, id)).shared_interests).toEqual([]);
});

test("a free member gets the main image, and locked photos under other names", async () => {
  const me = await aMember(app.db);
  const id = await aProfile(app.db, { photos: 3 });
  const keys = await keysOf(id);
  const { images, photos } = await view(me.id, id);
  expect(photos).toBe(3);
  expect(images).toEqual([
    {
      filename: `/${keys[0]?.file_key}-full.webp`,
      thumb_filename: `/${keys[0]?.file_key}-thumb.webp`,
      medium_filename: `/${keys[0]?.file_key}-medium.webp`,
      status: "active",
      locked: false,
    },
    ...keys.slice(1).map(({ locked_key }) => ({
      filename: `/${locked_key}-locked.webp`,
      thumb_filename: `/${locked_key}-locked.webp`,
      medium_filename: `/${locked_key}-locked.webp`,
      status: "active",
      locked: true,
    })),
  ]);
});

test("a visitor gets the main image and the number of photos; members get all of their own", async () => {
  const me = await aMember(app.db, { photos: 3 });
  const keys = await keysOf(me.id);
  const asVisitor = await view(null, me.id);
  expect(asVisitor.images.map(({ filename }) => filename)).toEqual([
    `/${keys[0]?.file_key}-full.webp`,
  ]);
  expect(asVisitor).toMatchObject({ photos: 3, liked: false, likes_me: false, match: false });
  const own = (await view(me.id, me.id)).images.map(({ filename }) => filename.split("?")[0]);
  expect(own).toEqual(keys.map(({ file_key }) => `/${file_key}-full.webp`));
});

test("Premium opens all photos, and a full refund locks them again", async () => {
  const me = await aMember(app.db);
  const id = await aProfile(app.db, { photos: 2 });
  expect((await view(me.id, id)).images.map(({ locked }) => locked)).toEqual([false, true]);
  const payment = await buyCredits(app.db, me, 150);
  expect((await view(me.id, id)).images.map(({ locked }) => locked)).toEqual([false, false]);
  await refundPurchase(app.db, me, payment, 1_500);
  expect((await view(me.id, id)).images.map(({ locked }) => locked)).toEqual([false, true]);
});

test("a photo under review is not counted and not shown, not even as the main image", async () => {
  const me = await aMember(app.db);
  const id = await aProfile(app.db, { photos: 2 });
  await sql`update photo set approved_at = null where profile_id = ${id} and position = 0`.execute(
    app.db,
  );
  const seen = await view(me.id, id);
  expect(seen).toMatchObject({ main_image: null, photos: 1, images: [{ locked: true }] });
});

test("a profile shows the likes between the two, and reading it changes nothing", async () => {
  const [me, her] = await Promise.all([aMember(app.db), aMember(app.db)]);
  await like(her.id, me.id);
  const before = await view(me.id, her.id);
  expect(before).toMatchObject({ liked: false, likes_me: true, like_new: true, match: false });
  expect(await view(me.id, her.id)).toEqual(before);
  await like(me.id, her.id);
  expect(await view(me.id, her.id)).toMatchObject({ liked: true, likes_me: true, match: true });
});

test("a profile has the id of the conversation with the viewer from the first message on", async () => {
  const [me, her] = await Promise.all([aMember(app.db), aMember(app.db)]);
  expect((await view(me.id, her.id)).conversation).toBeNull();
  await giveCredits(app.db, me, 100);
  const to = { member: her.id };
  const body = { client_id: randomUUID(), to, text: "Dag Marijke" };
  const ctx = await aContext(app.context, me.id);
  const { conversation } = await app.context.calls(ctx, "POST /api/chats/messages", { body });
  expect((await view(me.id, her.id)).conversation).toBe(conversation.id);
  expect((await view(her.id, me.id)).conversation).toBe(conversation.id);
  expect((await view(null, me.id)).conversation).toBeNull();
  const hers = await aContext(app.context, her.id);
  expect(await app.context.calls(hers, "GET /api/counts", { query: {} })).toEqual({
    messages: 1,
    likes: 0,
  });
});

test("a fictional profile carries its mark and warning in the reader's language", async () => {
  const id = await aProfile(app.db, { profile: { kind: "fictional" } });
  const ctx = await aContext(app.context, null, { locale: "de" });
  const { member } = await app.context.calls(ctx, "GET /api/members/:id", { params: { id } });
  const { fictional_icon, texts } = ctx.site;
  expect(member).toMatchObject({ is: "fictional", online: null });
  expect(member.fictional).toEqual({
    fictional_icon,
    fictional_singular: texts.fictional_singular.de,
    fictional_warning: texts.fictional_warning.de,
  });
  expect((await view(null, (await aMember(app.db)).id)).fictional).toBeNull();
});

test.each(waysToHide)("a member who is %s can no longer be seen", async (how) => {
  const me = await aMember(app.db);
  const id = await aProfile(app.db);
  await hideMember(app.db, id, how, me.id);
  const answer = view(me.id, id);
  await expect(answer).rejects.toMatchObject({ code: "profile_unavailable", status: 410 });
});

test("returns 404 for an unknown id and for a member of another site", async () => {
  const me = await aMember(app.db);
  const id = await aProfile(app.db, { site: "second-spring" });
  for (const one of [id, "00000000-0000-4000-8000-000000000000" as MemberId])
    await expect(view(me.id, one)).rejects.toMatchObject({ code: "not_found", status: 404 });
  expect((await view(null, id, "second.localhost")).id).toBe(id);
});

test("no response about a member contains the address, the birth date or the key of a locked photo", async () => {
  const email = "canary.address@example.nl";
  const birth_date = "1961-07-19";
  // The most recently active member is on the first page.
  const last_active_at = app.clock.now();
  const profile = { ...full, birth_date, last_active_at };
  const her = await aMember(app.db, { email, photos: 4, profile });
  const me = await aMember(app.db);
  await like(her.id, me.id);
  await like(me.id, her.id);
  const keys = await keysOf(her.id);
  const secrets = [email, birth_date, ...keys.slice(1).map((one) => one.file_key)];
  const calls = app.context.calls;
  const ctx = await aContext(app.context, me.id);
  const visitor = await aContext(app.context, null);
  const answers = await Promise.all([
    view(me.id, her.id),
    view(null, her.id),
    calls(ctx, "GET /api/members", { query: { gender: "female", everyone: "1" } }),
    calls(visitor, "GET /api/members", { query: {} }),
    calls(ctx, "GET /api/likes.php", {}),
  ]);
  for (const answer of answers) {
    const text = JSON.stringify(answer);
    expect(text).toContain(her.id);
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});

async function keysOf(id: MemberId): Promise<{ file_key: string; locked_key: string }[]> {
  const { rows } = await sql<{ file_key: string; locked_key: string }>`
    select file_key, locked_key from photo where profile_id = ${id} order by position`.execute(
    app.db,
  );
  return rows;
}
