import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { testApp } from "#tests/test-app.ts";
import { aContext } from "#tests/world/a-context.ts";
import { aMember } from "#tests/world/a-member.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

const app = testApp();
const put = async (member: MemberId, change: object, host?: string) =>
  (await loggedIn(app, member, host)).put("/api/profile", change);
const own = async (member: MemberId) =>
  (await (await loggedIn(app, member)).get("/api/profile")).json().profile;
const text = "2026-11-22";
/** A member who can still change everything. */
const aNewMember = (email?: string) =>
  aMember(app.db, { signedUpAt: app.clock.now(), ...(email !== undefined && { email }) });

test("what a member changes is stored, and another member sees it at once", async () => {
  const she = await aNewMember();
  const he = await aMember(app.db, { profile: { gender: "male" } });
  const change = {
    name: "Marijke Anna",
    gender: "male",
    seeks: "both",
    date_of_birth: "1966-05-14",
    region: "07",
    city: "haarlem",
    reason: "dating",
    tattoos: "one",
    hair_colour: "grey",
    eye_colour: "green",
    body_type: "slim",
    relationship_status: "widowed",
    about: "  Op dinsdag zing ik.\r\nOp woensdag ook. ",
    interests: ["tea", "music", "tea"],
  };
  const answer = await put(she.id, change);
  expect(answer.statusCode).toBe(200);
  const stored = {
    ...change,
    city: "Haarlem",
    country: "NL",
    about: "Op dinsdag zing ik.\nOp woensdag ook.",
    interests: ["music", "tea"],
    sexuality: null,
    consents: [],
    support_only: [],
  };
  expect(answer.json()).toEqual({ profile: stored });
  expect(await own(she.id)).toEqual(stored);
  const input = { params: { id: she.id } };
  const ctx = await aContext(app.context, he.id);
  const { member } = await app.context.calls(ctx, "GET /api/members/:id", input);
  expect(member).toMatchObject({
    name: "Marijke Anna",
    age: 60,
    city: "Haarlem",
    about: stored.about,
    interests: ["music", "tea"],
    attributes: { reason: "dating", hair_colour: "grey" },
  });
});

test.each([
  [{ date_of_birth: "" }, "date_of_birth", "Vul uw geboortedatum in (18+ jaar)"],
  [{ date_of_birth: "2008-11-22" }, "date_of_birth", "Vul uw geboortedatum in (18+ jaar)"],
  [{ date_of_birth: "1966-02-30" }, "date_of_birth", "Ongeldige geboortedatum."],
  [{ date_of_birth: "14-5-1966" }, "date_of_birth", "Ongeldige geboortedatum."],
  [
    { name: "Marijke.58@Example.NL" },
    "name",
    "Kies een andere naam dan je e-mailadres: andere leden zien hem.",
  ],
  [{ name: "@marijke" }, "name", "Een naam begint niet met @."],
  [
    { city: "Haarlem" },
    "city",
    "Deze plaats ligt niet in het gekozen gebied. Kies een plaats uit de lijst.",
  ],
  [{ country: "US" }, "country", "In dit land is deze site er niet."],
  [{ region: "99" }, "region", "Deze regio hoort niet bij het gekozen land."],
  [{ about: "a".repeat(1_001) }, "about", "Dit is te lang."],
  [
    { about: "Bel me op 06 - een twee drie vier vijf zes zeven acht" },
    "about",
    "Iedereen op de site kan dit lezen: haal het telefoonnummer eruit.",
  ],
  [
    { about: "Schrijf naar jan (at) voorbeeld punt nl" },
    "about",
    "Iedereen op de site kan dit lezen: haal het e-mailadres eruit.",
  ],
  [
    { about: "Meer op www . voorbeeld . nl", hair_colour: "red" },
    "about",
    "Iedereen op de site kan dit lezen: haal het webadres eruit.",
  ],
  [
    { about: "Geef gul: NL91 ABNA 0417 1643 00" },
    "about",
    "Iedereen op de site kan dit lezen: haal het rekeningnummer eruit.",
  ],
  [
    { name: "Jan 0470 12 34 56" },
    "name",
    "Iedereen op de site ziet je naam: zet er geen telefoonnummer, e-mailadres of webadres in.",
  ],
  [{ about: "a\u202eb" }, "about", "Dit klopt niet. Kijk het nog eens na."],
  [{ interests: ["tea", "sex"] }, "interests", "Geef hier eerst apart toestemming voor."],
  [{ sexuality: "bi" }, "sexuality", "Geef hier eerst apart toestemming voor."],
  [{ sexuality: "bi", consents: { sexuality: "2020-01-01" } }, "consents.sexuality", "Vul dit in."],
])("the profile rejects %j: %s: %s", async (change, field, message) => {
  const email = "marijke.58@example.nl";
  const known = await sql<{ id: MemberId }>`select id from account where email = ${email}`.execute(
    app.db,
  );
  const id = known.rows[0]?.id ?? (await aNewMember(email)).id;
  const before = await own(id);
  const answer = await put(id, change);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual({ [field]: expect.objectContaining({ message }) });
  expect(await own(id)).toEqual(before);
});

const HOURS_MS = 60 * 60 * 1_000;

test.each([
  ["date_of_birth", "1967-05-14"],
  ["gender", "male"],
] as const)(
  "a member changes %s within 24 hours of sign-up, later only support",
  async (...row) => {
    const [field, value] = row;
    const change = { [field]: value };
    const at = app.clock.now().getTime();
    const free = await aMember(app.db, { signedUpAt: new Date(at - 24 * HOURS_MS + 1) });
    expect((await own(free.id)).support_only).toEqual([]);
    expect((await put(free.id, change)).json().profile).toMatchObject(change);

    const late = await aMember(app.db, { signedUpAt: new Date(at - 24 * HOURS_MS) });
    const before = await own(late.id);
    expect(before.support_only).toEqual(["date_of_birth", "gender"]);
    const answer = await put(late.id, { ...change, hair_colour: "red" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({
      [field]: {
        error: "support_only",
        message:
          "Dit kun je alleen de eerste 24 uur na je inschrijving zelf wijzigen. Daarna doet onze klantenservice het voor je.",
      },
    });
    expect(await own(late.id)).toEqual(before);
    // A form may send what is stored already.
    const same = { [field]: before[field], hair_colour: "red" };
    expect((await put(late.id, same)).json().profile).toMatchObject(same);
  },
);

test("a text stored with contact details stays, and does not stop another change", async () => {
  const { id } = await aMember(app.db, { profile: { about: "Bel 06-12345678" } });
  const answer = await put(id, { about: "Bel 06-12345678", hair_colour: "red" });
  expect(answer.statusCode).toBe(200);
  expect(await own(id)).toMatchObject({ about: "Bel 06-12345678", hair_colour: "red" });
});

test("a site does not collect attributes that it does not show", async () => {
  const { id } = await aMember(app.db, { site: "second-spring" });
  const host = "second.localhost";
  const { fields } = (await put(id, { body_type: "slim" }, host)).json();
  expect(fields).toEqual({ body_type: expect.objectContaining({ error: "invalid_value" }) });
  expect((await put(id, { hair_colour: "red" }, host)).statusCode).toBe(200);
});

const consents = async (member: MemberId) => {
  const { rows } = await sql<{ kind: string; version: string; withdrawn: boolean }>`
    select kind, version, withdrawn_at is not null as withdrawn from consent
    where account_id = ${member} order by id`.execute(app.db);
  return rows;
};

test.each([
  ["sexuality", { sexuality: "bi" }, { sexuality: null }],
  ["intimate_interests", { interests: ["sex", "tea"] }, { interests: ["tea"] }],
])("%s needs a consent of its own, and withdrawing it empties it", async (field, given, left) => {
  const { id } = await aMember(app.db);
  const agreed = await put(id, { ...given, consents: { [field]: text } });
  expect(agreed.json().profile).toMatchObject({ ...given, consents: [field] });
  expect(await consents(id)).toEqual([{ kind: field, version: text, withdrawn: false }]);
  // Agreeing again does not add a second consent.
  await put(id, { consents: { [field]: text } });
  expect(await consents(id)).toHaveLength(1);
  const withdrawn = await put(id, { ...given, consents: { [field]: null } });
  expect(withdrawn.json().profile).toMatchObject({ ...left, consents: [] });
  expect(await consents(id)).toEqual([{ kind: field, version: text, withdrawn: true }]);
  expect((await put(id, given)).statusCode).toBe(422);
});

test("a change to the stored value writes no row", async () => {
  const { id } = await aMember(app.db, { profile: { interests: ["tea", "music"] } });
  const ctx = await aContext(app.context, id);
  const change = (body: object) => app.context.calls(ctx, "PUT /api/profile", { body });
  const version = async () =>
    (await sql<{ xmin: string }>`select xmin from profile where id = ${id}`.execute(app.db)).rows;
  const before = await version();
  const { consents: _, support_only: __, ...same } = await own(id);
  await change(same);
  await change({ city: "amersfoort", consents: { sexuality: null } });
  expect(await version()).toEqual(before);
  await change({ about: "Ik zing." });
  expect(await version()).not.toEqual(before);
});

test("two simultaneous changes are both stored", async () => {
  const { id } = await aMember(app.db);
  await Promise.all([put(id, { about: "Ik zing." }), put(id, { hair_colour: "red" })]);
  expect(await own(id)).toMatchObject({ about: "Ik zing.", hair_colour: "red" });
});
