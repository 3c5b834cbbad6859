import { z } from "zod";
import { defineSetting as setting, port, yesOrNo } from "./define-setting.ts";

/** Where the sites are reached. */
export const webSettings = {
  /** The port the sites listen on. */
  PORT: port.default(3000),
  /** Lets several processes listen on the port; the operating system spreads connections. */
  SHARE_PORT: yesOrNo.optional(),
  /** The address to listen on. By default only this machine can reach the demo. */
  HOST: z.string().default("127.0.0.1"),
  /** Send cookies over https only. Off in the demo, which uses http on this machine. */
  SECURE_COOKIES: yesOrNo.optional(),
  /** The scheme of links in mails: `http` in the demo, else `https`. */
  PUBLIC_SCHEME: setting(
    z.enum(["http", "https"]),
    "is not how sites are reached: use http or https",
  ).optional(),
  /** The port in those links: by default the demo's own, in production the scheme's. */
  PUBLIC_PORT: port.optional(),
  /** How many of your proxies are in front of the program; needed to find the visitor's address. */
  TRUSTED_PROXIES: setting(
    z.coerce.number().int().min(0).max(5),
    "is not a number of proxies: use a number from 0 to 5",
  ).default(0),
  /** The header in which your proxy names the visitor's country, which it must overwrite. */
  COUNTRY_HEADER: setting(
    z.string().regex(/^[a-z0-9-]+$/),
    "is not the name of a header: write it in lower case, such as cf-ipcountry",
  ).optional(),
  /** How long shutdown waits after `/readyz` starts failing, so that load balancers notice. */
  DRAIN_SECONDS: setting(
    z.coerce.number().min(0).max(60),
    "is not a time: use a number of seconds from 0 to 60",
  ).optional(),
};

export function readWeb(value: z.output<z.ZodObject<typeof webSettings>>, demo: boolean) {
  return {
    port: value.PORT,
    host: value.HOST,
    sharePort: value.SHARE_PORT ?? false,
    secureCookies: value.SECURE_COOKIES ?? !demo,
    publicScheme: value.PUBLIC_SCHEME ?? (demo ? "http" : "https"),
    /** Null for the scheme's default, which URLs omit. */
    publicPort: value.PUBLIC_PORT ?? (demo ? value.PORT : null),
    trustedProxies: value.TRUSTED_PROXIES,
    /** Null if no proxy names the visitor's country. */
    countryHeader: value.COUNTRY_HEADER ?? null,
    /** The time between `/readyz` failing and the server closing. */
    drainMs: 1_000 * (value.DRAIN_SECONDS ?? (demo ? 0.2 : 5)),
  };
}

/** The URL at which this machine reaches a server listening on `host`, which may be a wildcard. */
export function buildLocalUrl(host: string, at: number): string {
  const own = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${own.includes(":") ? `[${own}]` : own}:${at}`;
}
