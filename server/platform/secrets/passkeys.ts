import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { hashToken } from "./tokens.ts";

/** Where passkeys work: one host. A page of another host cannot use them. */
export interface RelyingParty {
  readonly name: string;
  readonly host: string;
  /** Scheme, host and port, as the browser writes it. */
  readonly origin: string;
}

/** What is stored of a passkey. */
export interface StoredPasskey {
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly sign_count: number;
}

/** Seconds in which a person answers the browser's question. */
export const CHALLENGE_SECONDS = 300;

type Options<Name extends (...args: never[]) => unknown> = Awaited<ReturnType<Name>>;

/** The options for the browser to make a passkey, and the hash of their challenge. */
export async function createRegistration(
  party: RelyingParty,
  owner: { readonly id: string; readonly name: string; readonly existing: readonly Buffer[] },
): Promise<{ options: Options<typeof generateRegistrationOptions>; challengeHash: Buffer }> {
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.host,
    userID: Buffer.from(owner.id),
    userName: owner.name,
    timeout: CHALLENGE_SECONDS * 1_000,
    attestationType: "none",
    excludeCredentials: owner.existing.map((id) => ({ id: id.toString("base64url") })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { options, challengeHash: hashToken(options.challenge) };
}

/** The options for a log-in. They name no passkey, so they reveal nothing about an account. */
export async function createAssertion(
  party: RelyingParty,
): Promise<{ options: Options<typeof generateAuthenticationOptions>; challengeHash: Buffer }> {
  const options = await generateAuthenticationOptions({
    rpID: party.host,
    timeout: CHALLENGE_SECONDS * 1_000,
    userVerification: "required",
  });
  return { options, challengeHash: hashToken(options.challenge) };
}

/** The hash of the challenge that a response answers; null if it is malformed. */
export function decodeChallengeHash(clientDataJSON: string): Buffer | null {
  try {
    const text = Buffer.from(clientDataJSON, "base64url").toString();
    const { challenge } = JSON.parse(text) as { readonly challenge?: unknown };
    return typeof challenge === "string" ? hashToken(challenge) : null;
  } catch {
    return null;
  }
}

interface Bare<Response> {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly response: Response;
}
type Registration = Bare<{ readonly clientDataJSON: string; readonly attestationObject: string }>;
type Assertion = Bare<{
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}>;

/** Returns what to store of a new passkey; null if the response is not valid for this challenge. */
export async function verifyRegistration(
  party: RelyingParty,
  response: Registration,
  challengeHash: Buffer,
): Promise<StoredPasskey | null> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => hashToken(challenge).equals(challengeHash),
    expectedOrigin: party.origin,
    expectedRPID: party.host,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credential_id: Buffer.from(id, "base64url"),
    public_key: Buffer.from(publicKey),
    sign_count: counter,
  };
}

/** Returns the passkey's new counter; null if the response is not valid for this challenge. */
export async function verifyAssertion(
  party: RelyingParty,
  { response, passkey }: { readonly response: Assertion; readonly passkey: StoredPasskey },
  challengeHash: Buffer,
): Promise<number | null> {
  const result = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => hashToken(challenge).equals(challengeHash),
    expectedOrigin: party.origin,
    expectedRPID: party.host,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id.toString("base64url"),
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.sign_count,
    },
  }).catch(() => null);
  return result?.verified ? result.authenticationInfo.newCounter : null;
}
