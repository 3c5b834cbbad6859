import { auditActions } from "#contract/office/audit-actions.ts";
import type { OfficeEndpoints } from "#contract/office/endpoints.ts";
import type { CallOf } from "#contract/shared/endpoint.ts";

export type AuditQuery = CallOf<OfficeEndpoints["GET /api/office/audit"]>["query"];

/** The filters in an address. Days are in this computer's time zone. */
export function readFilters(address: URLSearchParams): AuditQuery {
  const get = (name: string) => address.get(name) || undefined;
  const action = auditActions.find((one) => one === address.get("action"));
  const [staff, site] = [get("staff"), get("site")];
  const [from, until] = [startOf(get("from")), startOf(get("until"), 1)];
  return {
    ...(staff && { staff }),
    ...(action && { action }),
    ...(site && { site }),
    ...(from && { from }),
    ...(until && { until }),
  };
}

/** The moment a day such as 2026-11-23 begins, or a later one; undefined for none. */
function startOf(day: string | undefined, daysLater = 0): string | undefined {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}
