import { randomUUID } from "node:crypto";
import type { CallOf } from "#contract/shared/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import type { Visitor } from "#tests/test-app.ts";

type Body = CallOf<Endpoints["POST /api/signup"]>["body"];
/** Allows values our forms never send, except for address, password and id. */
type SignupOptions = Partial<Record<keyof Body, unknown>> &
  Partial<Pick<Body, "id" | "email" | "password">>;

/** A complete sign-up form; options override the defaults. */
export function aSignup(options: SignupOptions = {}) {
  return {
    id: randomUUID(),
    gender: "female",
    seeks: "male",
    date_of_birth: "1969-05-14",
    name: "Marijke",
    country: "NL",
    region: "09",
    city: "Amersfoort",
    interests: ["tea", "hiking"],
    email: `${randomUUID()}@example.nl`,
    password: "zeven lange koeien",
    terms: true,
    orientation_text: "2026-11-22",
    special_consent: false,
    ...options,
  };
}

let last = 0;

/** Posts from a new IP address, so that tests do not share rate limits. */
export function postFromElsewhere(visitor: Visitor, url: string, payload: object) {
  last += 1;
  const remoteAddress = `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`;
  return visitor.send({ method: "POST", url, payload, remoteAddress });
}
