import type { GuardName, LayoutName, Route } from "./route-types.ts";

/** An address of the specification whose page does not exist yet. */
export const notBuilt = (
  path: string,
  layout: LayoutName,
  guards?: readonly GuardName[],
): Route => ({
  path,
  layout,
  page: null,
  ...(guards && { guards }),
});
