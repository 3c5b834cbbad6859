import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import type {
  PasskeyAssertion,
  PasskeyAssertionOptions,
  PasskeyRegistration,
  PasskeyRegistrationOptions,
} from "#contract/accounts/passkeys.ts";

/**
 * Returns the passkey that the device created, or why there is none: the person cancelled, or
 * already has one.
 */
export async function createPasskey(
  options: PasskeyRegistrationOptions,
): Promise<PasskeyRegistration | "notMade" | "exists"> {
  try {
    const made = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = made.response;
    return {
      id: made.id,
      rawId: made.rawId,
      type: made.type,
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    return isKnown ? "exists" : "notMade";
  }
}

/** Returns what the device signed; null if the person chose no passkey. */
export async function signWithPasskey(
  options: PasskeyAssertionOptions,
  { isSuggestion }: { readonly isSuggestion: boolean },
): Promise<PasskeyAssertion | null> {
  try {
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: isSuggestion,
    });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
  } catch {
    // The browser has shown why, or the person cancelled.
    return null;
  }
}

export { browserSupportsWebAuthnAutofill };
