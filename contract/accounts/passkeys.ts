import { z } from "zod";
import { credentials, user } from "#contract/accounts.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { uuid } from "#contract/shared/ids.ts";
import { PASSKEY_NAME_MAX_CHARACTERS } from "./limits.ts";

/** A passkey of the person who reads it, without its secrets. */
export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  added_at: z.iso.datetime(),
  /** Null until it logs in. */
  used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const passkeyName = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(PASSKEY_NAME_MAX_CHARACTERS, { error: "too_long" });

// What the browser's API takes and returns, as JSON (W3C, Web Authentication Level 3).
const requirement = z.enum(["discouraged", "preferred", "required"]).exactOptional();
const publicKey = z.literal("public-key");
export const registrationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKey })),
  timeout: z.number().exactOptional(),
  attestation: z.enum(["none", "indirect", "direct", "enterprise"]).exactOptional(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.string() })).exactOptional(),
  authenticatorSelection: z
    .object({
      residentKey: requirement,
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: requirement,
    })
    .exactOptional(),
});
export type PasskeyRegistrationOptions = z.output<typeof registrationOptions>;
export const assertionOptions = z.object({
  challenge: z.string(),
  rpId: z.string().exactOptional(),
  timeout: z.number().exactOptional(),
  userVerification: requirement,
});
export type PasskeyAssertionOptions = z.output<typeof assertionOptions>;
const encoded = z.string().min(1).max(16_384);
const credential = {
  id: encoded,
  rawId: encoded,
  type: publicKey,
};
export const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type PasskeyRegistration = z.output<typeof registration>;
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
  }),
});
export type PasskeyAssertion = z.output<typeof assertion>;

export const passkeyEndpoints = {
  "GET /api/passkeys": endpoint({
    summary: "The member's passkeys, the newest first.",
    access: "member",
    output: z.object({ passkeys: z.array(passkey) }),
    errors: [],
  }),
  "POST /api/passkeys/options": endpoint({
    summary: "Begin to add a passkey, with the current password.",
    access: "member",
    body: z.object({ password: credentials.shape.password }),
    output: z.object({ options: registrationOptions }),
    errors: ["account_blocked", "passkey_limit"],
    changes: "header",
    limit: "login",
  }),
  "POST /api/passkeys": endpoint({
    summary: "Add the passkey that the browser made.",
    access: "member",
    body: z.object({ name: passkeyName, credential: registration }),
    output: null,
    errors: ["passkey_failed", "passkey_limit"],
    changes: "header",
    limit: "login",
  }),
  "PUT /api/passkeys/:id": endpoint({
    summary: "Rename a passkey.",
    access: "member",
    params: z.object({ id: uuid }),
    body: z.object({ name: passkeyName }),
    output: null,
    errors: ["not_found"],
    changes: "header",
  }),
  "DELETE /api/passkeys/:id": endpoint({
    summary: "Remove a passkey; idempotent.",
    access: "member",
    params: z.object({ id: uuid }),
    output: null,
    errors: [],
    changes: "header",
  }),
  "POST /api/login/passkey/options": endpoint({
    summary: "Begin to log in with a passkey. The answer is the same for everyone.",
    access: "anyone",
    output: z.object({ options: assertionOptions }),
    errors: [],
    changes: "header",
    limit: "passkey",
  }),
  "POST /api/login/passkey": endpoint({
    summary: "Log in with a passkey.",
    access: "anyone",
    body: z.object({ credential: assertion }),
    output: z.object({ user }),
    errors: ["passkey_failed", "account_disabled"],
    changes: "header",
    limit: "login",
  }),
} as const;
