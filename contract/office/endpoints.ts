import { reviewEndpoints } from "./photos.ts";
import { sessionEndpoints } from "./session.ts";
import { staffEndpoints } from "./staff.ts";

/** Every call the office's host accepts; no other host accepts them. */
export const officeEndpoints = {
  ...sessionEndpoints,
  ...reviewEndpoints,
  ...staffEndpoints,
} as const;
export type OfficeEndpoints = typeof officeEndpoints;
