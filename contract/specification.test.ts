import { expect, test } from "vitest";
import { z } from "zod";
import { disabledReasons, user } from "./accounts.ts";
import { chat, message, messageTypes } from "./chat.ts";
import type { Endpoint } from "./shared/endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { interests } from "./catalogue/interests.ts";
import { chooseLocale, countryLanguages, FALLBACK_LOCALE, locales } from "./shared/languages.ts";
import { likeEndpoints } from "./likes.ts";
import { money } from "./formatting/money-shapes.ts";
import { paymentMethodIds } from "./catalogue/payment-methods.ts";
import { attributes, profileCard } from "./profiles.ts";
import { image, mainImage, ownProfile } from "./profiles.ts";
import { signupForm } from "./signup.ts";
import { companyInfo, settings } from "./sites.ts";
import { trackingEndpoints } from "./tracking.ts";
import { aCard } from "#tests/wire/a-card.ts";

// Compares the names in the specification (sections 1, 3, 7 and 9) with the shapes on the wire.

const { transaction } = endpoints["GET /api/transactions/:id"].output.shape;
const words = (text: string) => text.trim().split(/\s+/);

/** The names in a list that the shape lacks. */
function missing(shape: object, names: string): string[] {
  return words(names).filter((name) => !(name in shape));
}

test("a user has every field of the specification", () => {
  const names = `status credits paid_user language signup_date fictional_icon
    notifications_disabled profile`;
  expect(missing(user.shape, names)).toEqual([]);
  expect(user.shape.status.options).toContain("not_confirmed");
  expect(user.shape.credits.safeParse(12).success).toBe(true);
  expect(user.shape.credits.safeParse("12").success).toBe(false);
  expect([...disabledReasons]).toEqual(["fbl", "bounce", "listunsubscribe"]);
  expect(user.shape.notifications_disabled.parse([...disabledReasons])).toHaveLength(3);
});

test("a profile has every field of the specification, and its choices", () => {
  expect(missing(ownProfile.shape, "id status name country main_image")).toEqual([]);
  expect(ownProfile.shape.status.options).toContain("disabled");
  expect(missing(mainImage.shape, "match")).toEqual([]);
  const names = `gender sexuality reason tattoos hair_colour eye_colour body_type
    relationship_status city country region age`;
  expect(missing(attributes.shape, names)).toEqual([]);
  const optionsOf = (field: "gender" | "sexuality" | "body_type" | "relationship_status") =>
    [...attributes.shape[field].unwrap().options].toSorted();
  expect(optionsOf("gender")).toEqual(["female", "male"]);
  expect(optionsOf("sexuality")).toEqual(["bi", "gay", "hetero", "lesbian"]);
  expect(optionsOf("body_type")).toEqual(["fat", "normal", "slim"]);
  expect(optionsOf("relationship_status")).toEqual(
    words("divorced living_together married single unmarried widowed"),
  );
});

test("an image has every field of the specification", () => {
  expect(missing(image.shape, "filename thumb_filename status")).toEqual([]);
});

test("the settings have every name of the specification", () => {
  const names = `name domain domain_language cdn_prefix index_title description countries
    visible_profile_fields visible_profile_notes geoip_country geoip_selected_country
    enable_site_entry_popup signups logged_out_search logged_out_search_trafficsource
    push_public_key minimum_message_costs message_credits photo_credits gift_credits
    signup_credits message_length support_email support_phone fictional_icon fictional_warning
    fictional_singular fictional_plural refund_days member_resell interests region_data
    search_fields`;
  expect(missing(settings.shape, names)).toEqual([]);
  expect(words(names)).toHaveLength(33);
  expect(settings.shape.signups.options).toEqual(
    expect.arrayContaining(["all", "with_trafficsource"]),
  );
  expect(settings.shape.signups.options.length).toBeGreaterThan(2);
  expect(settings.shape.logged_out_search_trafficsource.options).toContain("none");
  const costs = settings.shape.minimum_message_costs;
  const least = { NL: { costs: 0.8, currency: "EUR" } };
  expect(costs.parse(least)).toEqual(least);
  expect(costs.safeParse({ NL: { currency: "EUR" } }).success).toBe(false);
  expect(costs.safeParse({ NL: { costs: 0.8 } }).success).toBe(false);
});

test("the company info has every name of the specification", () => {
  const names = `name address kvk city country tradenames vat_numbers support_phone
    delete_discount added`;
  expect(missing(companyInfo.shape, names)).toEqual([]);
});

test("the sign-up form has every field of the specification", () => {
  const names = "email name password date_of_birth signup_message";
  expect(missing(signupForm.shape, names)).toEqual([]);
});

test.each(["email", "name", "password", "date_of_birth"])("sign-up requires %s", (field) => {
  const parsed = signupForm.safeParse({});
  const wrong = parsed.error?.issues.map((issue) => issue.path.join(".")) ?? [];
  expect(wrong).toContain(field);
  expect(wrong).not.toContain("signup_message");
});

test("the interests are the 51 keys of the specification", () => {
  const keys = `relationship onenightstand kissing hugging massages lingerie sex safesex publicsex
    oralsex analsex sextoys masturbating exchangingpictures threesome gangbang bondage
    sadomasochism gym sports dancing travelling adventure party tattoos music movies videogames
    politics outdoors gardening hiking biking reading animals beach art photography theater
    shopping fashion astrology cooking foodie bbq sushi vegetarian wine beer tea coffee`;
  expect(words(keys)).toHaveLength(51);
  expect([...interests].toSorted()).toEqual(words(keys).toSorted());
});

test("the payment methods are the 18 ids of the specification, as it spells them", () => {
  const ids = `sdd prezelewy24 blik sct giropay mastercard visa creditcard nexi cartebancaire ideal
    bancontact applepay paysafecard maestro paypal sofort eps`;
  expect([...paymentMethodIds].toSorted()).toEqual(words(ids).toSorted());
});

test("a payment order has its id, its credits, its amount and the name of its method", () => {
  expect(missing(transaction.shape, "payment_id credits amount method_name")).toEqual([]);
});

test("a chat has its conversation, its profile and the number of unread messages", () => {
  expect(missing(chat.shape, "conversation profile num_unread_messages")).toEqual([]);
  expect(missing(chat.shape.conversation.shape, "id")).toEqual([]);
  expect(missing(chat.shape.profile.shape, "id")).toEqual([]);
  expect(missing(endpoints["GET /api/chats.php"].output.shape, "chats")).toEqual([]);
});

test("messages are of the types text, photo and gift", () => {
  expect([...messageTypes].toSorted()).toEqual(["gift", "photo", "text"]);
  const sent = {
    state: "sent",
    seq: 1,
    client_id: null,
    mine: false,
    text: "",
    gift: null,
    photo: null,
  };
  const sent_at = "2026-11-21T12:00:00.000Z";
  for (const type of messageTypes) {
    expect(message.safeParse({ ...sent, type, sent_at }).success).toBe(true);
  }
});

test("liked_by lists who likes the member, each with an id and whether the like is new", () => {
  const { output } = likeEndpoints["GET /api/likes.php"];
  expect(missing(output.shape, "profiles liked_by")).toEqual([]);
  expect(missing(output.shape.liked_by.element.shape, "id like_new")).toEqual([]);
});

test("the languages are the specification's seven, declared in one place with nl as the fallback", () => {
  expect([...locales].toSorted()).toEqual(words("de en es fr it nl pl"));
  expect(FALLBACK_LOCALE).toBe("nl");
});

test.each([
  ["pl", "de-AT", "pl"],
  [undefined, "de-AT", "de"],
  [undefined, "EN", "en"],
  ["xx", "fr", "fr"],
  [undefined, "sv", "nl"],
  ["xx", "", "nl"],
] as const)("with the cookie %s and the domain language %j the locale is %s", (...given) => {
  const [cookie, domainLanguage, locale] = given;
  expect(chooseLocale(cookie, domainLanguage)).toBe(locale);
});

test.each([
  ["US", "en es"],
  ["NL", "nl"],
  ["BE", "nl fr de"],
  ["FR", "fr"],
  ["IT", "it"],
  ["ES", "es"],
  ["DE", "de"],
  ["AT", "de"],
  ["IE", "en"],
  ["GB", "en"],
  ["CA", "en fr"],
  ["PL", "pl"],
  ["AU", "en"],
  ["NZ", "en"],
  ["CH", "de it fr en"],
] as const)("%s has the languages %s, in this order", (country, languages) => {
  expect([...countryLanguages[country]]).toEqual(words(languages));
  expect(Object.keys(countryLanguages)).toHaveLength(15);
});

/** The calls whose paths the specification dictates. */
const fixed = `user logout geocode page-hidden settings discountcode auto-like chats likes chat
  interests regions companyinfo`;

test("a path ends in .php only where the specification dictates it", () => {
  const allowed = words(fixed).map((name) => `/api/${name}.php`);
  const paths = Object.keys(endpoints).map((key) => key.split(" ")[1]?.split("?")[0] ?? "");
  for (const path of paths) {
    if (path.endsWith(".php")) expect(allowed).toContain(path);
    else expect(path).toMatch(/^\/api\/[a-z/:-]+$/);
  }
});

test("a resource whose path the specification dictates has no second path for another method", () => {
  const paths = Object.keys(endpoints).map((key) => key.split(" ")[1]?.split("?")[0] ?? "");
  for (const name of words(fixed)) expect(paths).not.toContain(`/api/${name}`);
  for (const key of ["PUT /api/user.php", "POST /api/likes.php", "DELETE /api/likes.php"]) {
    expect(Object.keys(endpoints)).toContain(key);
  }
});

test.each([
  "POST /api/orders",
  "POST /api/signup",
  "POST /api/links/:token",
  "POST /api/account/activation-mail",
  "POST /api/account/password-reset",
  "PUT /api/account/email",
  "GET /api/notifications",
  "PUT /api/notifications",
])("%s is one of our own calls", (key) => {
  expect(Object.keys(endpoints)).toContain(key);
});

test("the beacon's body is empty JSON", () => {
  const { body } = trackingEndpoints["POST /api/page-hidden.php"];
  expect(body.safeParse({}).success).toBe(true);
  expect(body.safeParse({ why: "left" }).success).toBe(false);
});

test("times on the wire are ISO 8601 in UTC, ids are strings", () => {
  const found = Object.values(endpoints).flatMap((one: Endpoint) =>
    one.output ? fieldsOf(z.toJSONSchema(one.output, { io: "input" })) : [],
  );
  const times = found.filter(([name]) => /(?:_at|_date|^added)$/.test(name));
  const ids = found.filter(([name]) => /^(?:id|.*_id)$/.test(name));
  expect(times.length).toBeGreaterThan(5);
  expect(ids.length).toBeGreaterThan(5);
  for (const [name, schema] of times) expect([name, kindsOf(schema)]).toEqual([name, "date-time"]);
  for (const [name, schema] of ids) expect([name, kindsOf(schema)]).toEqual([name, "string"]);
  const time = user.shape.signup_date;
  expect(time.safeParse("2026-11-21T12:00:00.000Z").success).toBe(true);
  expect(time.safeParse("2026-11-21T13:00:00.000+01:00").success).toBe(false);
});

/** The specification's own spelling (section 3) and its counterpart, and the names of WebAuthn. */
const inItsOwnSpelling = [
  "attestationObject",
  "authenticatorData",
  "authenticatorSelection",
  "clientDataJSON",
  "displayName",
  "excludeCredentials",
  "numResults",
  "numResultsCapped",
  "pubKeyCredParams",
  "rawId",
  "requireResidentKey",
  "residentKey",
  "rpId",
  "userVerification",
];

test("every name on the wire is snake_case, except where the specification spells it otherwise", () => {
  const names = Object.values(endpoints).flatMap((one: Endpoint) =>
    [one.query, one.body, one.params, one.output].flatMap((shape) =>
      shape ? fieldsOf(z.toJSONSchema(shape, { io: "input", unrepresentable: "any" })) : [],
    ),
  );
  const spelled = new Set(names.map(([name]) => name));
  for (const name of words("num_unread_messages like_new match push_public_key"))
    expect(spelled).toContain(name);
  const other = [...spelled].filter((name) => !/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(name));
  expect(other.toSorted()).toEqual(inItsOwnSpelling);
});

type Schema = z.core.JSONSchema.JSONSchema;

/** Every named field of a schema, at any depth. */
function fieldsOf(schema: unknown): [string, Schema][] {
  if (typeof schema !== "object" || schema === null) return [];
  const named = "properties" in schema ? Object.entries(schema.properties as object) : [];
  return [...named, ...Object.values(schema).flatMap(fieldsOf)];
}

/** A field's type without null, or that it is a time. */
function kindsOf({ anyOf = [], type, format }: Schema): string {
  const kinds = new Set(anyOf.map((one) => kindsOf(one as Schema)));
  if (kinds.size === 0) kinds.add(format === "date-time" ? format : String(type));
  const types = [...kinds].flatMap((kind) => kind.split(","));
  return types.filter((kind) => kind !== "null" && kind !== "").join();
}

test("a profile's type requires the mark that says whether it is fictional", () => {
  const { is: _, ...card } = aCard();
  expect(profileCard.safeParse({ ...card, is: "fictional" }).success).toBe(true);
  expect(profileCard.safeParse({ ...card, is: "member" }).success).toBe(true);
  expect(profileCard.safeParse(card).success).toBe(false);
});

test("money is whole minor units with its currency, and credits are whole", () => {
  expect(money.safeParse({ minor: 1380, currency: "EUR" }).success).toBe(true);
  expect(money.safeParse({ minor: 13.8, currency: "EUR" }).success).toBe(false);
  expect(money.safeParse({ minor: 1380 }).success).toBe(false);
  expect(user.shape.credits.safeParse(1.5).success).toBe(false);
  expect(transaction.shape.credits.safeParse(1.5).success).toBe(false);
});
