import type { User } from "#contract/accounts.ts";
import type { LinkPurpose, linkEndpoints } from "#contract/links.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { findLink } from "./find-link.ts";

/**
 * What following a link of a purpose does: claims it (`claim-link.ts`) and acts, in one transaction.
 * Answers the link's member where this browser is logged in as that member now.
 */
export type FollowLink = (ctx: RequestContext, token: string) => Promise<User | null>;

/** The calls for links; each purpose is followed by the domain that it belongs to. */
export function linkApi(
  follow: Readonly<Record<LinkPurpose, FollowLink>>,
): Handlers<typeof linkEndpoints, RequestContext> {
  return {
    "GET /api/links/:token": (ctx, { params }) => findLink(ctx, params.token),
    "POST /api/links/:token": async (ctx, { params }) => {
      const { purpose } = await findLink(ctx, params.token);
      return { purpose, user: await follow[purpose](ctx, params.token) };
    },
  };
}
