import { z } from "zod";
import { credentials } from "#contract/accounts.ts";
import {
  assertion,
  assertionOptions,
  passkey,
  passkeyName,
  registration,
  registrationOptions,
} from "#contract/accounts/passkeys.ts";
import { endpoint } from "#contract/shared/endpoint.ts";
import { uuid } from "#contract/shared/ids.ts";
import { staffRoles } from "./roles.ts";
import { code, currentStaff } from "./session.ts";

const which = z.object({ id: uuid });

export const officePasskeyEndpoints = {
  "GET /api/office/passkeys": endpoint({
    summary: "The person's passkeys, the newest first.",
    access: staffRoles,
    output: z.object({ passkeys: z.array(passkey) }),
    errors: [],
  }),
  "POST /api/office/passkeys/options": endpoint({
    summary: "Begin to add a passkey, with the password and a new one-time code.",
    access: staffRoles,
    body: z.object({ password: credentials.shape.password, code }),
    output: z.object({ options: registrationOptions }),
    errors: ["office_login_failed", "account_blocked", "passkey_limit"],
    changes: "header",
  }),
  "POST /api/office/passkeys": endpoint({
    summary: "Add the passkey that the browser made.",
    access: staffRoles,
    body: z.object({ name: passkeyName, credential: registration }),
    output: null,
    errors: ["passkey_failed", "passkey_limit"],
    changes: "header",
  }),
  "PUT /api/office/passkeys/:id": endpoint({
    summary: "Rename a passkey.",
    access: staffRoles,
    params: which,
    body: z.object({ name: passkeyName }),
    output: null,
    errors: ["not_found"],
    changes: "header",
  }),
  "DELETE /api/office/passkeys/:id": endpoint({
    summary: "Remove a passkey; idempotent.",
    access: staffRoles,
    params: which,
    output: null,
    errors: [],
    changes: "header",
  }),
  "POST /api/office/session/passkey/options": endpoint({
    summary: "Begin to sign in with a passkey. The answer is the same for everyone.",
    access: "anyone",
    output: z.object({ options: assertionOptions }),
    errors: [],
    changes: "header",
    limit: "passkey",
  }),
  "POST /api/office/session/passkey": endpoint({
    summary: "Sign in with a passkey.",
    access: "anyone",
    body: z.object({ credential: assertion }),
    output: z.object({ staff: currentStaff }),
    errors: ["passkey_failed"],
    changes: "header",
    limit: "passkey",
  }),
} as const;
