import { sessionEndpoints } from "./session.ts";
import { staffEndpoints } from "./staff.ts";

/** Every call the office's host accepts; no other host accepts them. */
export const officeEndpoints = { ...sessionEndpoints, ...staffEndpoints } as const;
