import type { MemberId } from "#contract/shared/ids.ts";
import type { NotificationKey } from "#contract/notifications.ts";
import type { Services } from "#server/domains/request-context.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { createToken, hashToken } from "#server/platform/secrets/tokens.ts";
import { isCumulative, LINK_LIFETIME_MS } from "./rules.ts";
import type { OneTimePurpose } from "./rules.ts";
import { insertLink, expireLinks } from "./store.ts";
import type { LinkData } from "./store.ts";

export { expireLinks } from "./store.ts";

export interface NewLink {
  readonly site: Site;
  readonly account: MemberId;
  readonly purpose: OneTimePurpose;
  readonly data?: LinkData;
  readonly at: Date;
  /** Ends the link before its purpose's usual lifetime is over. */
  readonly expires?: Date;
}

export interface CreatedLink {
  /** Must appear only in the mail: anyone who has it can use it. */
  readonly address: string;
  readonly expires: Date;
}

/** Creates a link for a mail; earlier links of the same purpose usually stop working. */
export async function createLink(
  tx: Tx,
  { publicOrigin }: Pick<Services, "publicOrigin">,
  { site, account, purpose, data = {}, at, expires: until }: NewLink,
): Promise<CreatedLink> {
  const token = createToken();
  const expires = until ?? new Date(at.getTime() + LINK_LIFETIME_MS[purpose]);
  if (!isCumulative(purpose)) await expireLinks(tx, { site: site.id, account, purpose }, at);
  await insertLink(tx, {
    token_hash: hashToken(token),
    site_id: site.id,
    account_id: account,
    purpose,
    data,
    made_at: at,
    expires_at: expires,
  });
  return { address: buildSiteUrl(publicOrigin, site, `/${token}`), expires };
}

/**
 * Creates the unsubscribe link of a mail. It never expires and can be used any number of times.
 * Returns its address.
 */
export async function createUnsubscribeLink(
  tx: Tx,
  { publicOrigin }: Pick<Services, "publicOrigin">,
  {
    site,
    account,
    keys,
    at,
  }: Omit<NewLink, "purpose"> & { readonly keys: readonly NotificationKey[] },
): Promise<string> {
  const token = createToken();
  await insertLink(tx, {
    token_hash: hashToken(token),
    site_id: site.id,
    account_id: account,
    purpose: "unsubscribe",
    data: { keys },
    made_at: at,
    expires_at: null,
  });
  return buildSiteUrl(publicOrigin, site, `/${token}`);
}
