import { createHmac, timingSafeEqual } from "node:crypto";

/** The addresses to which mail servers return what they cannot deliver: each mail has its own. */
export interface ReturnAddresses {
  /** The sender in the envelope of a mail. */
  create(mail: string): string;
  /** The id of the mail whose return address occurs in a text. */
  find(text: string): string | null;
  /** Whether the caller of the intake knows its secret. */
  isSecret(given: string): boolean;
}

interface Intake {
  /** The domain whose mail the owner delivers to the intake. */
  readonly domain: string;
  readonly secret: string;
}

/** Half of a local part's 64 characters; guessing it takes longer than a mail is stored. */
const SIGNATURE_LENGTH = 20;

/**
 * Hexadecimal, because a mail server may write a local part in lower case. A forged address has no
 * valid signature, so nobody can get another member's mail stopped.
 */
export function createReturnAddresses({ domain, secret }: Intake): ReturnAddresses {
  const sign = (id: string) =>
    createHmac("sha256", secret).update(`return ${id}`).digest("hex").slice(0, SIGNATURE_LENGTH);
  const pattern = new RegExp(
    `b-([0-9a-f]{32})([0-9a-f]{${SIGNATURE_LENGTH}})@${domain.replaceAll(".", "\\.")}`,
    "gi",
  );
  return {
    create(mail) {
      const id = mail.replaceAll("-", "");
      return `b-${id}${sign(id)}@${domain}`;
    },
    find(text) {
      for (const [, id = "", signature = ""] of text.toLowerCase().matchAll(pattern)) {
        if (isEqual(signature, sign(id)))
          return id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
      }
      return null;
    },
    isSecret: (given) => isEqual(given, secret),
  };
}

/** Compares digests, so that neither length nor time gives the secret away. */
function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac("sha256", "compare").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
