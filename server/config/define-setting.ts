import { z } from "zod";

/** A setting of this type; `wrong` tells a non-engineer what is wrong and what to write instead. */
export function defineSetting<Type extends z.ZodType>(type: Type, wrong: string) {
  return z.unknown().transform((value, context): z.output<Type> => {
    const read = type.safeParse(value);
    if (read.success) return read.data;
    context.addIssue(wrong);
    return z.NEVER;
  });
}

export const yesOrNo = defineSetting(
  z.enum(["yes", "no"]).transform((value) => value === "yes"),
  "is not an answer: use yes or no",
);

const secrets: readonly string[] = ["OFFICE_KEY", "MAIL_INTAKE_SECRET", "PUSH_PRIVATE_KEY"];

/**
 * An invalid setting as it may appear in the error: a URL can contain a password, and a key is a
 * secret.
 */
export function redactValue(name: string, value = ""): string {
  if (name.startsWith("MOLLIE_") || secrets.includes(name)) return "";
  return `=${value.replace(/^([a-z]+:\/\/)?.*@/i, "$1…@")}`;
}

export const port = defineSetting(
  z.coerce.number().int().min(1).max(65_535),
  "is not a port: use a number from 1 to 65535",
);
