import { z } from "zod";
import { defineSetting as setting } from "./define-setting.ts";
import { ConfigError } from "./config-error.ts";

/** Mail that goes out, and what comes back. */
export const mailSettings = {
  /** The mail server. The demo needs none. */
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }),
    "is not the address of a mail server: write it as smtps://name:password@mail.example",
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
};

export function readMailIntake(value: z.output<z.ZodObject<typeof mailSettings>>, demo: boolean) {
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
