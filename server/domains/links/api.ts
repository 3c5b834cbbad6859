import type { User } from "#contract/accounts.ts";
import type { LinkPurpose, linkEndpoints } from "#contract/links.ts";
import type { Call } from "#server/domains/call.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { findLink } from "./find-link.ts";

/**
 * What following a link of a purpose does: claims it (`claim-link.ts`) and acts, in one transaction.
 * Answers the link's member where this browser is logged in as that member now.
 */
export type FollowLink = (call: Call, token: string) => Promise<User | null>;

/** The calls for links; each purpose is followed by the domain that it belongs to. */
export function linkApi(
  follow: Readonly<Record<LinkPurpose, FollowLink>>,
): Handlers<typeof linkEndpoints, Call> {
  return {
    "GET /api/links/:token": (call, { params }) => findLink(call, params.token),
    "POST /api/links/:token": async (call, { params }) => {
      const { purpose } = await findLink(call, params.token);
      return { purpose, user: await follow[purpose](call, params.token) };
    },
  };
}
