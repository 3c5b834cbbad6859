import { expect, test } from "vitest";
import { testApp } from "#tests/test-app.ts";
import { aMember } from "#tests/world/a-member.ts";
import { aSignup, postFromElsewhere } from "#tests/world/a-signup.ts";
import { withSite } from "#tests/world/with-site.ts";

const app = testApp();
const check = (answers: object, host = "localhost") =>
  postFromElsewhere(app.visitor(host), "/api/signup/check", answers);

test("valid answers pass, a few at a time or all together", async () => {
  const form = aSignup({ signup_message: "Dag!" });
  for (const answers of [{}, { gender: form.gender }, { name: form.name, city: form.city }, form]) {
    const answer = await check(answers);
    expect(answer.json()).toEqual({ suggestion: null });
    expect(answer.statusCode).toBe(200);
  }
});

test.each([
  [{ gender: "" }, "gender", "required", "Vul dit in."],
  [
    { date_of_birth: "" },
    "date_of_birth",
    "birth_date_required",
    "Vul uw geboortedatum in (18+ jaar)",
  ],
  [
    { date_of_birth: "2008-11-22" },
    "date_of_birth",
    "too_young",
    "Vul uw geboortedatum in (18+ jaar)",
  ],
  [
    { date_of_birth: "14-5-1966" },
    "date_of_birth",
    "invalid_birth_date",
    "Ongeldige geboortedatum.",
  ],
  [
    { date_of_birth: "1966-02-30" },
    "date_of_birth",
    "invalid_birth_date",
    "Ongeldige geboortedatum.",
  ],
  [{ name: " " }, "name", "required", "Vul dit in."],
  [{ name: "x" }, "name", "too_short", "Dit is te kort."],
  [{ name: "x".repeat(41) }, "name", "too_long", "Dit is te lang."],
  [{ name: "\ud800x" }, "name", "invalid_value", "Dit klopt niet. Kijk het nog eens na."],
  [
    { name: "Ma\u200brijke" },
    "name",
    "name_invisible",
    "In deze naam zitten onzichtbare tekens, zoals die bij kopiëren mee kunnen komen. Typ de naam zelf in.",
  ],
  [
    { name: "🌷🌷" },
    "name",
    "name_characters",
    "Een naam bestaat uit letters. Spaties, streepjes, punten en apostrofs mogen; symbolen en emoji niet.",
  ],
  [
    { name: "Маrijke" },
    "name",
    "name_alphabets",
    "In deze naam staan letters uit verschillende alfabetten door elkaar. Gebruik er één.",
  ],
  [
    { name: "Jan 06 12345678" },
    "name",
    "name_contact",
    "Iedereen op de site ziet je naam: zet er geen telefoonnummer, e-mailadres of webadres in.",
  ],
  [
    { name: "Vonk-team" },
    "name",
    "name_reserved",
    "Met deze naam lijkt het alsof je bij de site werkt. Kies een andere.",
  ],
  [{ name: "@marijke" }, "name", "name_starts_with_at", "Een naam begint niet met @."],
  [
    { name: "M@x.nl", email: "m@X.nl" },
    "name",
    "name_is_email",
    "Kies een andere naam dan je e-mailadres: andere leden zien hem.",
  ],
  [{ country: "XX" }, "country", "unknown_country", "In dit land is deze site er niet."],
  [
    { country: "NL", region: "99" },
    "region",
    "unknown_region",
    "Deze regio hoort niet bij het gekozen land.",
  ],
  [
    { country: "NL", region: "04", city: "Groningn" },
    "city",
    "unknown_city",
    "Deze plaats ligt niet in het gekozen gebied. Bedoel je Groningen?",
  ],
  [{ email: "" }, "email", "required", "Vul dit in."],
  [{ email: "geen adres" }, "email", "invalid_email", "Ongeldige e-mail"],
  [
    { password: "te kort" },
    "password",
    "password_too_short",
    "Kies een wachtwoord van minstens 12 tekens.",
  ],
  [{ password: "x".repeat(129) }, "password", "too_long", "Dit is te lang."],
  [
    { password: "wachtwoord123" },
    "password",
    "password_common",
    "Dit wachtwoord is te makkelijk te raden: het bestaat uit woorden, namen of jaartallen die als eerste worden geprobeerd. Voeg een of twee woorden toe die er niet bij horen.",
  ],
  [
    { password: "marijke-1966", name: "Marijke" },
    "password",
    "password_personal",
    "Je naam, je e-mailadres, je geboortedatum of de naam van de site is als wachtwoord te makkelijk te raden. Kies iets anders, of voeg een paar andere woorden toe.",
  ],
])("%j: %s is %s", async (answers, field, error, message) => {
  const answer = await check(answers);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    error: "invalid_input",
    message: "Nog niet alles is goed ingevuld.",
    fields: { [field]: { error, message } },
  });
  expect(Object.keys(answer.json().fields)).toEqual([field]);
});

test("a visitor who turns eighteen is admitted from midnight in the site's time zone", async () => {
  // 23:30 UTC is the next day in Amsterdam but the same day in London.
  app.clock.advance(11.5 * 3_600_000);
  const birthday = { date_of_birth: "2008-11-22" };
  expect((await check(birthday)).statusCode).toBe(200);
  const { fields } = (await check(birthday, "second.localhost")).json();
  expect(fields.date_of_birth.error).toBe("too_young");
});

test("an unknown interest is rejected", async () => {
  const { fields } = (await check({ interests: ["tea", "x"] })).json();
  expect(fields["interests.1"].error).toBe("invalid_value");
});

test("all invalid fields are reported at once", async () => {
  const { fields } = (
    await check({ name: "@x", country: "NL", region: "09", city: "12", password: "kort" })
  ).json();
  expect(Object.keys(fields).toSorted()).toEqual(["city", "name", "password"]);
});

test("an address with an account is reported, in any spelling, only on its own site", async () => {
  const member = await aMember(app.db);
  const answer = await check({ email: member.email.toUpperCase() });
  expect(answer.json().fields).toEqual({
    email: {
      error: "email_taken",
      message: "Dit e-mailadres heeft al een account op deze site.",
    },
  });
  expect((await check({ email: member.email }, "zweiter.localhost")).statusCode).toBe(200);
});

test("a misspelt mail provider gets a suggestion", async () => {
  expect((await check({ email: "Marijke@gmial.com" })).json()).toEqual({
    suggestion: "Marijke@gmail.com",
  });
});

test("an address can be looked up twenty times an hour, by all visitors together", async () => {
  const email = "vaak@example.nl";
  const statuses = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await check({ email })).statusCode);
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  const { error, minutes } = (await check({ email: ` ${email.toUpperCase()}` })).json();
  expect([error, minutes]).toEqual(["too_many_requests", 60]);
  app.clock.advance(3_600_000);
  expect((await check({ email })).statusCode).toBe(200);
});

test("a visitor can look up sixty addresses an hour, and check everything else", async () => {
  const visitor = app.visitor();
  const remoteAddress = "192.0.2.1";
  const statuses = new Map<number, number>();
  for (let n = 0; n < 62; n += 1) {
    if (n % 50 === 49) app.clock.advance(5 * 60_000);
    const payload = { email: `${n}@example.nl` };
    const { statusCode } = await visitor.send({
      method: "POST",
      url: "/api/signup/check",
      payload,
      remoteAddress,
    });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 60, 429: 2 });
  app.clock.advance(5 * 60_000);
  const request = { method: "POST", url: "/api/signup/check", remoteAddress } as const;
  expect((await visitor.send({ ...request, payload: { name: "Marijke" } })).statusCode).toBe(200);
});

test("a site with neutral answers reveals no address", async () => {
  await withSite(app, "zweiter-fruehling", { neutral_account_answers: true }, async () => {
    const member = await aMember(app.db, { site: "zweiter-fruehling" });
    const taken = await check({ email: member.email }, "zweiter.localhost");
    const free = await check({ email: "frei@example.de" }, "zweiter.localhost");
    expect(taken.statusCode).toBe(200);
    expect(taken.body).toBe(free.body);
  });
});

test("a closed site validates nothing, and a site for traffic sources only validates visitors from a source", async () => {
  await withSite(app, "vonk", { signups: "closed" }, async () => {
    const answer = await check({ email: "a@example.nl" });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      error: "signup_invite_only",
      message: "Inschrijven kan hier alleen op uitnodiging.",
    });
  });
  await withSite(app, "vonk", { signups: "with_trafficsource" }, async () => {
    expect((await check({})).json().error).toBe("signup_invite_only");
    const visitor = app.visitor();
    visitor.cookies.set("tracking", encodeURIComponent("network=courant&ref=7"));
    const answer = await postFromElsewhere(visitor, "/api/signup/check", {});
    expect(answer.statusCode).toBe(200);
  });
});
