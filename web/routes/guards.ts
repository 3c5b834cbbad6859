import { redirect } from "react-router";
import { userQuery } from "#web/site/queries.ts";
import type { PageContext } from "#web/page-context.ts";
import { nextAddress, paths } from "#contract/paths.ts";
import type { GuardName } from "./route-types.ts";

type Guard = (context: PageContext, url: URL) => Promise<void>;

/** Guards run before a page. A guard returns, throws a redirect, or throws an error (500). */
const guards = {
  /** Sends visitors to log-in, which returns them here. */
  member: async ({ api, queryClient }, url) => {
    const user = await queryClient.fetchQuery(userQuery(api));
    if (!user) throw redirect(paths.login(url.pathname + url.search));
  },
  /** Redirects members to `next` in the address, or home. */
  visitor: async ({ api, queryClient }, url) => {
    const user = await queryClient.fetchQuery(userQuery(api));
    if (!user) return;
    const next = nextAddress(url.searchParams);
    throw redirect(next.startsWith(url.pathname) ? paths.home() : next);
  },
} satisfies Record<GuardName, Guard>;

/** Runs the guards of a route in order; an unknown name is a bug: 500. */
export async function passGuards(names: readonly string[], context: PageContext, url: URL) {
  for (const name of names) {
    const guard = (guards as Readonly<Record<string, Guard>>)[name];
    if (!guard) throw new Error(`Unknown middleware: ${name}`);
    await guard(context, url);
  }
}
