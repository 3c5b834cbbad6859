import { z } from "zod";
import { locales } from "#contract/shared/languages.ts";
import { reading } from "./reading.ts";

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
/** A host as browsers send it, without the port. */
export const hostName = z
  .string()
  .max(253)
  .regex(new RegExp(`^${label}(?:\\.${label})*$`), {
    error: ({ input }) => `is ${JSON.stringify(input)}: ${describeHost(String(input))}`,
  });

/** Its name, host, languages and time zone. */
export const identityFields = {
  name: z.string().trim().min(1),
  /** The host that links in mails point to. */
  domain: hostName,
  /** The language for visitors who have chosen none: its first two letters. */
  domain_language: z.string().min(2),
  /** The languages visitors can choose from. */
  languages: z
    .array(z.enum(locales))
    .min(1)
    .default([...locales])
    .register(reading, { isVital: true }),
  /** The time zone of its days, ages and deadlines. */
  time_zone: z
    .string()
    .refine(isTimeZone, {
      error: ({ input }) => `is ${JSON.stringify(input)}: write a zone such as Europe/Amsterdam`,
    })
    .register(reading, { fallback: () => "UTC" }),
};

function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

function describeHost(input: string): string {
  const url = URL.parse(/^[a-z]+:\/\//i.test(input) ? input : `https://${input}`);
  const host = url?.hostname.replace(/\.$/, "");
  return host ? `write ${host}` : "write a host such as www.example.com";
}
