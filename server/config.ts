import path from "node:path";
import { z } from "zod";
import { redactValue, defineSetting as setting, yesOrNo } from "./define-setting.ts";

const port = setting(
  z.coerce.number().int().min(1).max(65_535),
  "is not a port: use a number from 1 to 65535",
);
const databaseUrl = setting(
  z.url({ protocol: /^postgres(ql)?$/ }),
  "is not the address of a PostgreSQL: write it as postgres://name:password@host:5432/database",
);
const key = (name: string) =>
  setting(z.string().min(10), `is too short to be a ${name}: copy the whole of it from Mollie`);

/** Every setting of the process with its default and meaning (the README lists them). */
const environment = z.object({
  /** The port the sites listen on. */
  PORT: port.default(3000),
  /** Lets several processes listen on the port; the operating system spreads connections. */
  SHARE_PORT: yesOrNo.optional(),
  /** The address to listen on. By default only this machine can reach the demo. */
  HOST: z.string().default("127.0.0.1"),
  /** Your own PostgreSQL; without it the embedded one is used. */
  DATABASE_URL: databaseUrl.optional(),
  /** The same database as the tables' owner, who migrates; the program's own role then serves. */
  DATABASE_OWNER_URL: databaseUrl.optional(),
  /** The folder of the embedded database and the pictures. */
  DATA_DIR: z.string().default("data"),
  /** `production` rejects unknown hosts; `demo` serves them the first site. */
  MODE: setting(z.enum(["demo", "production"]), "is not a mode: use demo or production").default(
    "demo",
  ),
  /** Send cookies over https only. Off in the demo, which uses http on this machine. */
  SECURE_COOKIES: yesOrNo.optional(),
  /** The scheme of links in mails: `http` in the demo, else `https`. */
  PUBLIC_SCHEME: setting(
    z.enum(["http", "https"]),
    "is not how sites are reached: use http or https",
  ).optional(),
  /** The port in those links: by default the demo's own, in production the scheme's. */
  PUBLIC_PORT: port.optional(),
  /** The mail server. The demo needs none. */
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }),
    "is not the address of a mail server: write it as smtps://name:password@mail.example",
  ).optional(),
  /** The payment provider's key. Without it nothing can be bought, except in the demo. */
  MOLLIE_API_KEY: key("key").optional(),
  /**
   * Verifies signed webhooks; during a key rotation it holds both secrets, separated by a comma.
   */
  MOLLIE_WEBHOOK_SECRET: key("secret").optional(),
  /** The port of the demo's payment provider; defaults to PORT + 1. */
  SANDBOX_PORT: port.optional(),
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
  /** The host of the staff office. Without it, production has no office. */
  OFFICE_HOST: setting(
    z.string().regex(/^[a-z0-9.-]+$/),
    "is not a host: write it in lower case without a port, such as office.example.com",
  ).optional(),
  /** Encrypts the secrets of one-time codes. */
  OFFICE_KEY: setting(
    z.base64().refine((value) => Buffer.from(value, "base64").length === 32),
    "is not a key of 32 bytes: make one with openssl rand -base64 32",
  ).optional(),
  /** The domain of the mails' return addresses; mail to it goes to the intake. */
  BOUNCE_DOMAIN: setting(
    z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    "is not a domain: write it in lower case, such as bounces.example.com",
  ).optional(),
  /** Signs the return addresses, and lets the owner's mail server post to the intake. */
  MAIL_INTAKE_SECRET: setting(
    z.string().regex(/^[\w+/=-]{32,}$/),
    "is not a secret of 32 characters or more: make one with openssl rand -hex 32",
  ).optional(),
  /** Signs pushes (VAPID). Without it production sends none; the demo generates its own. */
  PUSH_PRIVATE_KEY: setting(
    z.string().regex(/^[\w-]{43}$/),
    "is not a key for push: make one with npx web-push generate-vapid-keys and copy the private one",
  ).optional(),
  /** The S3-compatible store of the members' photos, as an address without the bucket. */
  S3_ENDPOINT: setting(
    z.url({ protocol: /^https?$/ }),
    "is not the address of a store: write it as https://s3.example.com",
  ).optional(),
  S3_BUCKET: setting(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{2,62}$/),
    "is not the name of a bucket: use lower case letters, digits, dots and hyphens",
  ).optional(),
  /** Part of each signature; stores other than Amazon's mostly accept any. */
  S3_REGION: z.string().optional(),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
  /** How events reach the other processes that serve the same database. */
  EVENT_CARRIER: setting(
    z.union([
      z.enum(["process", "postgres"]),
      z.url({ protocol: /^(rediss?|nats|tls)$/, hostname: /./ }),
    ]),
    "is not a carrier of events: use process, postgres, or an address such as redis://host:6379 or nats://host:4222",
  ).optional(),
  LOG_LEVEL: setting(
    z.enum(["debug", "info", "warn", "error", "silent"]),
    "is not a level: use debug, info, warn, error or silent",
  ).default("info"),
});

export const settingNames = Object.keys(environment.shape);

export type Config = ReturnType<typeof readConfig>;

/** Settings are invalid; the message has one line for each. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads the settings once. Throws ConfigError listing everything that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      ({ path: [name], message }) =>
        `${String(name)}${redactValue(String(name), given[String(name)])} ${message}`,
    );
    throw new ConfigError(`Wrong settings:\n  ${lines.join("\n  ")}`);
  }
  const value = parsed.data;
  const demo = value.MODE === "demo";
  // A demo with a Mollie key pays in the real provider's test mode.
  const sandboxPort =
    demo && !value.MOLLIE_API_KEY ? (value.SANDBOX_PORT ?? nextPort(value.PORT)) : null;
  if (sandboxPort === value.PORT) {
    throw new ConfigError(
      `Wrong settings:\n  SANDBOX_PORT=${sandboxPort} is the port of the sites: use another`,
    );
  }
  return Object.freeze({
    port: value.PORT,
    host: value.HOST,
    sharePort: value.SHARE_PORT ?? false,
    databaseUrl: value.DATABASE_URL ?? null,
    /** Of the role that owns the tables. */
    databaseOwnerUrl: value.DATABASE_OWNER_URL ?? value.DATABASE_URL ?? null,
    dataDir: path.resolve(value.DATA_DIR),
    demo,
    secureCookies: value.SECURE_COOKIES ?? !demo,
    publicScheme: value.PUBLIC_SCHEME ?? (demo ? "http" : "https"),
    /** Null for the scheme's default, which URLs omit. */
    publicPort: value.PUBLIC_PORT ?? (demo ? value.PORT : null),
    smtpUrl: value.SMTP_URL ?? null,
    /** Null if no payment provider is configured. */
    mollie: mollieOf(value, sandboxPort),
    /** The port of the demo's payment provider; null if there is none to start. */
    sandboxPort,
    trustedProxies: value.TRUSTED_PROXIES,
    /** Null if no proxy names the visitor's country. */
    countryHeader: value.COUNTRY_HEADER ?? null,
    /** The time between `/readyz` failing and the server closing. */
    drainMs: 1_000 * (value.DRAIN_SECONDS ?? (demo ? 0.2 : 5)),
    /** Null if there is no office. */
    office: officeOf(value, demo),
    /** Null if undelivered mail is not reported to the program. */
    mailIntake: mailIntakeOf(value, demo),
    push: {
      /** Null if the demo generates its own, or if no pushes are sent. */
      privateKey: value.PUSH_PRIVATE_KEY ?? null,
      /** The demo's own push service; null if there is none. */
      sandboxUrl: sandboxPort === null ? null : `${buildLocalUrl(value.HOST, sandboxPort)}/push/`,
    },
    /** Null if photos are stored in the folder. */
    photoBucket: photoBucketOf(value),
    /** `process`, `postgres`, or the address of a broker. */
    eventCarrier: value.EVENT_CARRIER ?? (value.SHARE_PORT ? "postgres" : "process"),
    logLevel: value.LOG_LEVEL,
  });
}

/** The demo's key is public, as are its log-ins. */
const DEMO_OFFICE_KEY = "dGhlIGRlbW8gaGFzIG5vIHNlY3JldHMgdG8ga2VlcCE=";

function officeOf(value: z.output<typeof environment>, demo: boolean) {
  const host = value.OFFICE_HOST ?? (demo ? "office.localhost" : null);
  if (host === null) return null;
  const secret = value.OFFICE_KEY ?? (demo ? DEMO_OFFICE_KEY : null);
  if (secret === null) {
    throw new ConfigError(
      "Wrong settings:\n  OFFICE_KEY is missing: OFFICE_HOST needs one, make it with openssl rand -base64 32",
    );
  }
  return { host, key: Buffer.from(secret, "base64") };
}

function mailIntakeOf(value: z.output<typeof environment>, demo: boolean) {
  const domain = value.BOUNCE_DOMAIN ?? (demo ? "bounces.example" : null);
  const secret = value.MAIL_INTAKE_SECRET ?? (demo ? "the-demo-has-no-secrets-to-keep-here" : null);
  if (domain === null && secret === null) return null;
  if (domain === null || secret === null) {
    throw new ConfigError(
      "Wrong settings:\n  BOUNCE_DOMAIN and MAIL_INTAKE_SECRET need each other: set both or neither",
    );
  }
  return { domain, secret };
}

function photoBucketOf(value: z.output<typeof environment>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: accessKey, S3_SECRET: secret } = value;
  if (endpoint && bucket && accessKey && secret)
    return { endpoint, bucket, accessKey, secret, region: value.S3_REGION ?? "us-east-1" };
  if (!(endpoint ?? bucket ?? accessKey ?? secret ?? value.S3_REGION)) return null;
  throw new ConfigError(
    "Wrong settings:\n  S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET need each other: set all four or none",
  );
}

function mollieOf(value: z.output<typeof environment>, sandboxPort: number | null) {
  const webhookSecrets = (value.MOLLIE_WEBHOOK_SECRET ?? "").split(",").filter(Boolean);
  if (sandboxPort !== null) {
    const serverUrl = buildLocalUrl(value.HOST, sandboxPort);
    return { apiKey: "test_the_demo_needs_no_key", serverUrl, webhookSecrets };
  }
  if (!value.MOLLIE_API_KEY) return null;
  return { apiKey: value.MOLLIE_API_KEY, serverUrl: "https://api.mollie.com", webhookSecrets };
}

/** The URL at which this machine reaches a server listening on `host`, which may be a wildcard. */
export function buildLocalUrl(host: string, at: number): string {
  const own = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${own.includes(":") ? `[${own}]` : own}:${at}`;
}

function nextPort(before: number): number {
  return before < 65_535 ? before + 1 : before - 1;
}
