import { appealEndpoints } from "./photo-appeals.ts";
import { auditEndpoints } from "./audit.ts";
import { operatorEndpoints } from "./operators.ts";
import { countEndpoints } from "./counts.ts";
import { caseEndpoints } from "./cases.ts";
import { memberEndpoints } from "./members.ts";
import { mailingEndpoints } from "./mailings.ts";
import { supervisionEndpoints } from "./supervision.ts";
import { reviewEndpoints } from "./photos.ts";
import { officePasskeyEndpoints } from "./passkeys.ts";
import { sessionEndpoints } from "./session.ts";
import { staffEndpoints } from "./staff.ts";

/** Every call the office's host accepts; no other host accepts them. */
export const officeEndpoints = {
  ...sessionEndpoints,
  ...officePasskeyEndpoints,
  ...countEndpoints,
  ...reviewEndpoints,
  ...caseEndpoints,
  ...appealEndpoints,
  ...operatorEndpoints,
  ...supervisionEndpoints,
  ...memberEndpoints,
  ...mailingEndpoints,
  ...staffEndpoints,
  ...auditEndpoints,
} as const;
export type OfficeEndpoints = typeof officeEndpoints;
