import type { User } from "#contract/accounts.ts";
import type { InputOf } from "#contract/shared/endpoint.ts";
import type { LinkPurpose, linkEndpoints } from "#contract/links.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { findLink } from "./find-link.ts";

/**
 * Handles a followed link of one purpose: claims it (`claim-link.ts`) and acts on it in one
 * transaction. Returns the link's member if this browser is now logged in as that member.
 */
export type LinkHandler = (
  ctx: RequestContext,
  token: string,
  answers: LinkInput,
) => Promise<User | null>;

/** The input of a link's page. */
export type LinkInput = InputOf<(typeof linkEndpoints)["POST /api/links/:token"]>["body"];

/** The endpoints for links; each purpose is handled by the domain it belongs to. */
export function createLinkApi(
  follow: Readonly<Record<LinkPurpose, LinkHandler>>,
): Handlers<typeof linkEndpoints, RequestContext> {
  return {
    "GET /api/links/:token": async (ctx, { params }) => {
      const { purpose, state, account } = await findLink(ctx, params.token);
      return { purpose, state, logged_in: ctx.member?.id === account };
    },
    "POST /api/links/:token": async (ctx, { params, body }) => {
      const { purpose } = await findLink(ctx, params.token);
      return { purpose, user: await follow[purpose](ctx, params.token, body) };
    },
  };
}
