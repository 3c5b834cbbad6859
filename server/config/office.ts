import { z } from "zod";
import { defineSetting as setting } from "./define-setting.ts";
import { ConfigError } from "./config-error.ts";

/** The demo's key is public, as are its log-ins. */
const DEMO_OFFICE_KEY = "dGhlIGRlbW8gaGFzIG5vIHNlY3JldHMgdG8ga2VlcCE=";

/** The staff office. */
export const officeSettings = {
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
};

export function readOffice(value: z.output<z.ZodObject<typeof officeSettings>>, demo: boolean) {
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
