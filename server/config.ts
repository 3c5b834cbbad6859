import path from "node:path";
import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65_535);
const flag = z.enum(["yes", "no"]).transform((value) => value === "yes");

/** Every setting of the process, with its default and what it means (README lists them). */
const environment = z.object({
  /** Where the sites answer. */
  PORT: port.default(3000),
  /** The address to listen on. The demo stays on this machine. */
  HOST: z.string().min(1).default("127.0.0.1"),
  /** A PostgreSQL of your own; without it the embedded one is used. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where the embedded database and the pictures live. */
  DATA_DIR: z.string().min(1).default("data"),
  /** `production` refuses unknown hosts; `demo` answers them with the first site. */
  MODE: z.enum(["demo", "production"]).default("demo"),
  /** Cookies over https only. Off in the demo, which speaks http to this machine. */
  SECURE_COOKIES: flag.optional(),
  /** How the outside reaches the sites, for links in mails: `http` in the demo, else `https`. */
  PUBLIC_SCHEME: z.enum(["http", "https"]).optional(),
  /** The port in those links. In the demo the one that is served, else the scheme's own. */
  PUBLIC_PORT: port.optional(),
  /** The mail server, e.g. `smtps://name:password@mail.example`. The demo needs none. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The key of the payment provider. Without one nothing can be bought; the demo needs none. */
  MOLLIE_API_KEY: z.string().min(10).optional(),
  /** What its signed webhooks are signed with; while it is being changed both, with a comma. */
  MOLLIE_WEBHOOK_SECRET: z.string().min(10).optional(),
  /** Where the demo's payment provider answers: the port after PORT unless said. */
  SANDBOX_PORT: port.optional(),
  /** Behind how many proxies of yours the program stands (for the visitor's address). */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly demo: boolean;
  readonly secureCookies: boolean;
  readonly publicScheme: "http" | "https";
  /** null: the scheme's own, which addresses leave out. */
  readonly publicPort: number | null;
  readonly smtpUrl: string | null;
  /** null: no payment provider is set up. */
  readonly mollie: MollieConfig | null;
  /** Of the demo's payment provider; null where there is none to start. */
  readonly sandboxPort: number | null;
  readonly trustedProxies: number;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

interface MollieConfig {
  readonly apiKey: string;
  readonly serverUrl: string;
  readonly webhookSecrets: readonly string[];
}

/** A setting is wrong; the message has one line for each. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads the settings once. Throws ConfigError with the whole list of what is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) =>
        `${String(issue.path[0])}=${shown(given[String(issue.path[0])])}: ${issue.message}`,
    );
    throw new ConfigError(`Wrong settings:\n  ${lines.join("\n  ")}`);
  }
  const value = parsed.data;
  const demo = value.MODE === "demo";
  // A demo with a key of its own pays at the real provider's test mode.
  const sandboxPort =
    demo && !value.MOLLIE_API_KEY ? (value.SANDBOX_PORT ?? nextPort(value.PORT)) : null;
  return Object.freeze({
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL ?? null,
    dataDir: path.resolve(value.DATA_DIR),
    demo,
    secureCookies: value.SECURE_COOKIES ?? !demo,
    publicScheme: value.PUBLIC_SCHEME ?? (demo ? "http" : "https"),
    publicPort: value.PUBLIC_PORT ?? (demo ? value.PORT : null),
    smtpUrl: value.SMTP_URL ?? null,
    mollie: mollieOf(value, sandboxPort),
    sandboxPort,
    trustedProxies: value.TRUSTED_PROXIES,
    logLevel: value.LOG_LEVEL,
  });
}

/** A wrong setting as the error may name it: addresses can hold a password. */
function shown(value = ""): string {
  return value.replace(/\/\/[^/]*@/, "//…@");
}

function mollieOf(
  value: z.output<typeof environment>,
  sandboxPort: number | null,
): MollieConfig | null {
  const webhookSecrets = (value.MOLLIE_WEBHOOK_SECRET ?? "").split(",").filter(Boolean);
  if (sandboxPort !== null) {
    const serverUrl = `http://127.0.0.1:${sandboxPort}`;
    return { apiKey: "test_the_demo_needs_no_key", serverUrl, webhookSecrets };
  }
  if (!value.MOLLIE_API_KEY) return null;
  return { apiKey: value.MOLLIE_API_KEY, serverUrl: "https://api.mollie.com", webhookSecrets };
}

function nextPort(before: number): number {
  return before < 65_535 ? before + 1 : before - 1;
}
