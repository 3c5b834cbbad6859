import type { User } from "#contract/accounts.ts";
import type { LinkPurpose, linkEndpoints } from "#contract/links.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { findLink } from "./find-link.ts";

/**
 * What a link of a purpose does when it is followed: it is claimed (`claim-link.ts`) and acted on in one
 * transaction. Returns the link's member if this browser is now logged in as that member.
 */
export type LinkHandler = (ctx: RequestContext, token: string) => Promise<User | null>;

/** The endpoints for links; each purpose is handled by the domain it belongs to. */
export function createLinkApi(
  follow: Readonly<Record<LinkPurpose, LinkHandler>>,
): Handlers<typeof linkEndpoints, RequestContext> {
  return {
    "GET /api/links/:token": (ctx, { params }) => findLink(ctx, params.token),
    "POST /api/links/:token": async (ctx, { params }) => {
      const { purpose } = await findLink(ctx, params.token);
      return { purpose, user: await follow[purpose](ctx, params.token) };
    },
  };
}
