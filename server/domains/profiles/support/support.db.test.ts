import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { StaffRole } from "#contract/office/roles.ts";
import { markDeleted } from "#server/domains/profiles/lifecycle.ts";
import { outcome } from "#tests/outcome.ts";
import { testApp } from "#tests/test-app.ts";
import type { Visitor } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { aStaffMember } from "#tests/world/a-staff-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();

const staffOf = async (role: StaffRole = "support", site = "vonk") =>
  (await aStaffMember(app, { roles: [[site, role]] })).browser;

const search = (browser: Visitor, text: string) =>
  browser.post("/api/office/members/search", { text });
const idsOf = async (browser: Visitor, text: string): Promise<string[]> =>
  (await search(browser, text)).json().members.map(({ id }: { id: string }) => id);

const correction = { date_of_birth: "1967-05-14", gender: "female", reason: "Typefout." };
const correct = (browser: Visitor, id: string, change: object = {}) =>
  browser.put(`/api/office/members/${id}`, { ...correction, ...change });

async function entriesOf(target: string) {
  const { rows } = await sql<{ action: string; details: object; site_id: string }>`
    select action, details, site_id from audit_entry where target = ${target} order by id`.execute(
    app.db,
  );
  return rows;
}

test.each(["support", "admin"] as const)(
  "%s finds a member by id, name or address",
  async (role) => {
    const browser = await staffOf(role);
    const profile = { name: `Truus ${role}`, birth_date: "1966-05-14", gender: "female" } as const;
    const signedUpAt = new Date("2026-11-20T09:30:00Z");
    const { id, email } = await aMember(app.db, { signedUpAt, profile });
    const namesake = await aMember(app.db, { profile });
    expect((await search(browser, id)).json().members).toEqual([
      {
        id,
        site_name: "Vonk",
        name: profile.name,
        city: "Amersfoort",
        gender: "female",
        date_of_birth: "1966-05-14",
        signed_up_at: signedUpAt.toISOString(),
      },
    ]);
    expect(await idsOf(browser, ` ${email.toUpperCase()} `)).toEqual([id]);
    const both = [id, namesake.id].toSorted();
    expect((await idsOf(browser, profile.name.toUpperCase())).toSorted()).toEqual(both);
    expect(await idsOf(browser, "Truus")).toEqual([]);
    expect(outcome(await search(browser, " "))).toBe("invalid_input");
  },
);

test("support finds neither other sites' members, nor deleted members or fictional profiles", async () => {
  const browser = await staffOf();
  const name = "Wilhelmina";
  const other = await aMember(app.db, { site: "second-spring", profile: { name } });
  const deleted = await aMember(app.db, { profile: { name } });
  await app.db
    .transaction()
    .execute((tx) => markDeleted(tx, deleted.site, deleted.id, app.clock.now()));
  const fictional = await aProfile(app.db, { profile: { name, kind: "fictional" } });
  for (const text of [name, other.id, other.email, deleted.id, deleted.email, fictional])
    expect([text, await idsOf(browser, text)]).toEqual([text, []]);
  expect(outcome(await correct(browser, other.id))).toBe("role_required");
  expect(outcome(await correct(browser, deleted.id))).toBe("not_found");
  expect(outcome(await correct(browser, fictional))).toBe("not_found");
});

test("support corrects birth date and gender, and the audit trail has the old and new values", async () => {
  const browser = await staffOf();
  const { id } = await aMember(app.db, { profile: { birth_date: "1966-05-14", gender: "male" } });
  const viewer = await aMember(app.db);
  const changed: string[] = [];
  onTestFinished(app.context.services.changedProfiles.listen((member) => changed.push(member)));
  expect((await correct(browser, id)).json().member).toMatchObject({
    date_of_birth: "1967-05-14",
    gender: "female",
  });
  expect(changed).toEqual([id]);
  const ctx = await aContext(app.context, viewer.id);
  const { member } = await app.context.calls(ctx, "GET /api/members/:id", { params: { id } });
  expect(member).toMatchObject({ age: 59 });
  const own = await (await loggedIn(app, id)).get("/api/profile");
  expect(own.json().profile).toMatchObject({ date_of_birth: "1967-05-14", gender: "female" });
  const entry = {
    action: "member.corrected",
    site_id: "vonk",
    details: {
      date_of_birth: "1966-05-14 → 1967-05-14",
      gender: "male → female",
      reason: "Typefout.",
    },
  };
  expect(await entriesOf(id)).toEqual([entry]);
  // A retry, and then a change of one field.
  expect(outcome(await correct(browser, id))).toBe(200);
  expect(await entriesOf(id)).toEqual([entry]);
  expect(changed).toEqual([id]);
  expect(outcome(await correct(browser, id, { gender: "male" }))).toBe(200);
  const second = { gender: "female → male", reason: "Typefout." };
  expect(await entriesOf(id)).toEqual([entry, { ...entry, details: second }]);
});

test.each([
  [{ reason: " " }, "reason", "required"],
  [{ date_of_birth: "2008-11-22" }, "date_of_birth", "member_too_young"],
  [{ date_of_birth: "1966-02-30" }, "date_of_birth", "invalid_birth_date"],
  [{ date_of_birth: "" }, "date_of_birth", "birth_date_required"],
  [{ gender: "" }, "gender", "required"],
])("a correction with %j is rejected: %s: %s", async (change, field, error) => {
  const browser = await staffOf();
  const { id } = await aMember(app.db);
  const { fields } = (await correct(browser, id, change)).json();
  expect(fields).toEqual({ [field]: expect.objectContaining({ error }) });
  expect(await entriesOf(id)).toEqual([]);
});

test("others than support and admins neither find nor correct members", async () => {
  const { id } = await aMember(app.db);
  for (const role of ["moderator", "operator", "finance"] as const) {
    const browser = await staffOf(role);
    expect(outcome(await search(browser, id))).toBe("role_required");
    expect(outcome(await correct(browser, id))).toBe("role_required");
  }
  expect(await entriesOf(id)).toEqual([]);
});
