import { randomUUID } from "node:crypto";
import type { CallOf } from "#contract/endpoint.ts";
import type { Endpoints } from "#contract/endpoints.ts";
import type { Visitor } from "#tests/test-app.ts";

type Body = CallOf<Endpoints["POST /api/signup"]>["body"];
/** Also answers that no form of ours would send; address, password and id stay text. */
type SignupOptions = Partial<Record<keyof Body, unknown>> &
  Partial<Pick<Body, "id" | "email" | "password">>;

/** The complete form of an ordinary visitor; anything not asked for is as it should be. */
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
    special_consent: false,
    ...options,
  };
}

let last = 0;

/** Posts as from a household of its own, so that one test does not use up another's limits. */
export function postFromElsewhere(visitor: Visitor, url: string, payload: object) {
  last += 1;
  const remoteAddress = `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`;
  return visitor.send({ method: "POST", url, payload, remoteAddress });
}
