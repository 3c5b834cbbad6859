import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Album } from "#contract/photos.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aJpeg, uploadPhoto } from "#tests/world/a-photo.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();

/** A member with photos under review, and nothing else in the queue. */
async function anOwner(photos = 1) {
  await sql`update photo set approved_at = now() where rejected_at is null`.execute(app.db);
  const member = await aMember(app.db, { photos: 0 });
  const browser = await loggedIn(app, member.id);
  for (let n = 0; n < photos; n += 1) await uploadPhoto(browser, await aJpeg());
  return { ...member, browser };
}

/** Another member with photos under review. */
async function anotherOwner() {
  const browser = await loggedIn(app, (await aMember(app.db, { photos: 0 })).id);
  for (let n = 0; n < 3; n += 1) await uploadPhoto(browser, await aJpeg());
}

const readAlbum = async (browser: Visitor): Promise<Album> =>
  (await browser.get("/api/photos")).json();

async function listQueue(browser: Visitor): Promise<{ id: string; main: boolean }[]> {
  return (await browser.get("/api/office/photos")).json().photos;
}

const act = (browser: Visitor, id: string, what: string, body = {}) =>
  browser.post(`/api/office/photos/${id}/${what}`, body);

test("after the approval a photo is active, and others see it", async () => {
  const owner = await anOwner();
  const { browser } = await aStaffMember(app);
  const [photo] = await listQueue(browser);
  expect(photo).toMatchObject({ main: true, rejected_before: 0, site_name: "Vonk" });
  expect((await act(browser, photo?.id ?? "", "approve")).statusCode).toBe(204);
  expect((await readAlbum(owner.browser)).photos).toMatchObject([{ status: "active", main: true }]);
  const other = await loggedIn(app, (await aMember(app.db)).id);
  const { member } = (await other.get(`/api/members/${owner.id}`)).json();
  expect(member.main_image).toMatchObject({ status: "active" });
  expect(await listQueue(browser)).toEqual([]);
});

test("a rejected photo shows its owner the reason, and nobody else sees it", async () => {
  const owner = await anOwner();
  const { browser } = await aStaffMember(app);
  const [photo] = await listQueue(browser);
  const rejected = await act(browser, photo?.id ?? "", "reject", { reason: "no_face" });
  expect(rejected.statusCode).toBe(204);
  expect((await readAlbum(owner.browser)).photos).toMatchObject([
    { status: "rejected", rejection: "no_face", main: false },
  ]);
});

test("two moderators get different photos, and one cannot decide on the other's", async () => {
  await anOwner(3);
  const { browser: first } = await aStaffMember(app);
  const { browser: second } = await aStaffMember(app);
  const [mine] = await listQueue(first);
  expect(await listQueue(first)).toHaveLength(3);
  expect(await listQueue(second)).toEqual([]);
  expect((await act(second, mine?.id ?? "", "approve")).json().error).toBe("not_found");
  app.clock.advance(11 * 60_000);
  // The first moderator did nothing, so the open page loses its photos and claims no others.
  await listQueue(first);
  await second.put("/api/office/session", {});
  expect(await listQueue(second)).toHaveLength(3);
  expect(await listQueue(first)).toEqual([]);
  expect((await act(first, mine?.id ?? "", "approve")).json().error).toBe("not_found");
});

test("a skipped photo comes after all others, and goes to another moderator", async () => {
  await anOwner(3);
  const { browser } = await aStaffMember(app);
  const before = (await listQueue(browser)).map(({ id }) => id);
  expect((await act(browser, before[0] ?? "", "skip")).statusCode).toBe(204);
  const { browser: other } = await aStaffMember(app);
  expect((await listQueue(other)).map(({ id }) => id)).toEqual(before.slice(0, 1));
  expect((await listQueue(browser)).map(({ id }) => id)).toEqual(before.slice(1));
  expect((await act(browser, before[0] ?? "", "skip")).json().error).toBe("not_found");
});

test("somebody who skips eight photos sees the ninth", async () => {
  for (let n = 0; n < 3; n += 1) await (n === 0 ? anOwner(3) : anotherOwner());
  const { browser } = await aStaffMember(app);
  const first = (await listQueue(browser)).map(({ id }) => id);
  expect(first).toHaveLength(8);
  for (const id of first) await act(browser, id, "skip");
  const [next, ...skipped] = (await listQueue(browser)).map(({ id }) => id);
  expect(first).not.toContain(next);
  expect(skipped).toEqual(first.slice(0, 7));
});

test("a deleted member's photos are not in the queue, and cannot be decided", async () => {
  const owner = await anOwner();
  const { browser } = await aStaffMember(app);
  const [photo] = await listQueue(browser);
  await sql`update profile set deleted_at = now() where id = ${owner.id}`.execute(app.db);
  expect(await listQueue(browser)).toEqual([]);
  expect((await browser.get("/api/office/counts")).json()).toMatchObject({ photos: 0 });
  expect((await act(browser, photo?.id ?? "", "approve")).json().error).toBe("not_found");
});

test("queues that are read at once share no photo", async () => {
  await anOwner(3);
  const people = await Promise.all([aStaffMember(app), aStaffMember(app), aStaffMember(app)]);
  const queues = await Promise.all(people.map(({ browser }) => listQueue(browser)));
  const ids = queues.flat().map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
});

test("a decision can be taken back by the same person within ten minutes", async () => {
  const owner = await anOwner();
  const { browser } = await aStaffMember(app);
  const { browser: other } = await aStaffMember(app);
  const id = (await listQueue(browser))[0]?.id ?? "";
  await act(browser, id, "reject", { reason: "indecent" });
  expect((await act(other, id, "undo")).json().error).toBe("not_found");
  expect((await act(browser, id, "undo")).statusCode).toBe(204);
  expect((await readAlbum(owner.browser)).photos).toMatchObject([{ status: "under_review" }]);
  await act(browser, id, "approve");
  app.clock.advance(10 * 60_000);
  expect((await act(browser, id, "undo")).json().error).toBe("not_found");
});

test("a moderator of another site sees neither the photo nor its file", async () => {
  await anOwner();
  const { browser } = await aStaffMember(app);
  const { browser: elsewhere } = await aStaffMember(app, {
    roles: [["second-spring", "moderator"]],
  });
  expect(await listQueue(elsewhere)).toEqual([]);
  const [photo] = await listQueue(browser);
  const url = `/photos/${photo?.id}.webp`;
  expect((await browser.get(url)).headers["content-type"]).toBe("image/webp");
  expect((await elsewhere.get(url)).json().error).toBe("role_required");
  expect((await act(elsewhere, photo?.id ?? "", "approve")).json().error).toBe("role_required");
  const nobody = app.visitor("office.localhost");
  expect((await nobody.get(url)).json().error).toBe("authentication_required");
});

test("each decision is in the audit trail with its reason", async () => {
  await anOwner();
  const { browser } = await aStaffMember(app, {
    roles: [
      ["vonk", "moderator"],
      ["vonk", "admin"],
    ],
  });
  const id = (await listQueue(browser))[0]?.id ?? "";
  await act(browser, id, "reject", { reason: "not_you" });
  const [entry] = (await browser.get("/api/office/audit")).json().entries;
  expect(entry).toMatchObject({
    action: "photo.rejected",
    target: id,
    by: "Nadia",
    details: { reason: "not_you" },
  });
});
