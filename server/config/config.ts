import { z } from "zod";
import { ConfigError } from "./config-error.ts";
import { databaseSettings, readDatabase } from "./database.ts";
import { defineSetting as setting, redactValue } from "./define-setting.ts";
import { mailSettings, readMailIntake } from "./mail.ts";
import { officeSettings, readOffice } from "./office.ts";
import { paymentSettings, readPaymentAccounts, readSandboxPort } from "./payment.ts";
import { photoSettings, readPhotoBucket } from "./photos.ts";
import { pushSettings, readPush } from "./push.ts";
import { readWeb, webSettings } from "./web.ts";

/** Every setting of the process with its default and meaning (the README lists them). */
const environment = z.object({
  /** `production` rejects unknown hosts; `demo` serves them the first site. */
  MODE: setting(z.enum(["demo", "production"]), "is not a mode: use demo or production").default(
    "demo",
  ),
  ...webSettings,
  ...databaseSettings,
  ...mailSettings,
  ...paymentSettings,
  ...officeSettings,
  ...pushSettings,
  ...photoSettings,
  LOG_LEVEL: setting(
    z.enum(["debug", "info", "warn", "error", "silent"]),
    "is not a level: use debug, info, warn, error or silent",
  ).default("info"),
});

export const settingNames = Object.keys(environment.shape);

export type Config = ReturnType<typeof readConfig>;

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
  const sandboxPort = readSandboxPort(value, value.PORT, demo);
  return Object.freeze({
    demo,
    ...readWeb(value, demo),
    ...readDatabase(value, value.SHARE_PORT ?? false),
    smtpUrl: value.SMTP_URL ?? null,
    /** Null if undelivered mail is not reported to the program. */
    mailIntake: readMailIntake(value, demo),
    /** The first takes new payments; without any nothing can be bought. */
    paymentAccounts: readPaymentAccounts(value, value.HOST, sandboxPort),
    /** The port of the demo's payment provider; null if there is none to start. */
    sandboxPort,
    /** Null if there is no office. */
    office: readOffice(value, demo),
    push: readPush(value, value.HOST, sandboxPort),
    /** Null if photos are stored in the folder. */
    photoBucket: readPhotoBucket(value),
    logLevel: value.LOG_LEVEL,
  });
}
