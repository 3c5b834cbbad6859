import { createHash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { RECOVERY_CODES } from "./rules.ts";

const PERIOD_SECONDS = 30;

/** The secret of one person's one-time codes: 160 bits, as RFC 4226 recommends. */
export function createTotpSecret(): Buffer {
  return randomBytes(20);
}

interface Account {
  readonly issuer: string;
  readonly email: string;
}

/** The secret as people type it and as a link that opens an authenticator app. */
export function describeTotpSecret(secret: Buffer, { issuer, email }: Account) {
  const totp = createTotp(secret, issuer, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The code that is valid at this time. */
export function createTotpCode(secret: Buffer, at: Date): string {
  return createTotp(secret).generate({ timestamp: at.getTime() });
}

/** The step of a code that is valid now, give or take half a minute; null if it is not valid. */
export function findTotpStep(secret: Buffer, code: string, at: Date): number | null {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = createTotp(secret).validate({ token, timestamp: at.getTime(), window: 1 });
  return delta === null ? null : Math.floor(at.getTime() / 1_000 / PERIOD_SECONDS) + delta;
}

function createTotp(secret: Buffer, issuer = "", label = ""): TOTP {
  return new TOTP({
    ...(issuer && { issuer }),
    label,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });
}

/** Codes for a lost phone, as "k7m2q-9xw4p": 50 bits, without letters that look alike. */
export function createRecoveryCodes(): string[] {
  const letters = "23456789abcdefghjkmnpqrstuvwxyz2";
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from(randomBytes(10), (byte) => letters[byte % 32]).join("");
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/** What is stored of a recovery code. */
export function hashRecoveryCode(code: string): Buffer {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return createHash("sha256").update(typed).digest();
}
