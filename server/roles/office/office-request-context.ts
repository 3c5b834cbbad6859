import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/shared/endpoint.ts";
import { chooseLocale } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Context } from "#server/context.ts";
import { findCurrentStaff, OFFICE_COOKIE } from "#server/domains/staff/current-staff.ts";
import { requireStaff } from "#server/domains/staff/office-context.ts";
import type { Office, OfficeContext } from "#server/domains/staff/office-context.ts";
import { toAddressKey } from "#server/platform/limits/address-key.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { createCookies } from "#server/roles/web/create-request-context.ts";

/** Turns a request to the office into a call: the person of staff and their language. */
export async function createOfficeContext(
  { services, database, config }: Context,
  office: Office,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OfficeContext> {
  const at = services.clock.now();
  const cookies = createCookies(request, reply, config.secureCookies);
  const finding = findCurrentStaff(database.db, {
    cookie: cookies.get(OFFICE_COOKIE),
    at,
    isUse: request.method !== "GET",
  });
  return {
    services,
    office,
    at,
    cookies,
    staff: await database.failWhenSilent(finding),
    locale: findLocale(request),
    from: toAddressKey(request.ip),
  };
}

/** The language chosen in this browser, else the browser's own. */
export function findLocale({ cookies, headers }: FastifyRequest): Locale {
  return chooseLocale(cookies?.["language"], headers["accept-language"] ?? "");
}

/** Throws unless the person has one of the roles somewhere; the use case checks the site. */
export function assertAccess(ctx: OfficeContext, access: Endpoint["access"]): void {
  if (access === "anyone") return;
  const { roles } = requireStaff(ctx);
  if (!roles.some(({ role }) => access.includes(role))) throw new AppError("role_required");
}
