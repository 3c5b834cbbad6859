import { createPublicKey, verify } from "node:crypto";
import { z } from "zod";

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });
const DAY_SECONDS = 86_400;

/** Whether a sender signed its request for this push service (VAPID, RFC 8292). */
export function isSigned(
  authorization: string | undefined,
  { audience, now }: { readonly audience: string; readonly now: Date },
): boolean {
  const [, token = "", key = ""] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? "") ?? [];
  const [header = "", payload = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return false;
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isGenuine = verify(
    "sha256",
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isGenuine) return false;
  const { aud, exp, sub } = claims.parse(
    JSON.parse(Buffer.from(payload, "base64url").toString("utf8")),
  );
  const left = exp - now.getTime() / 1_000;
  return aud === audience && left > 0 && left <= DAY_SECONDS && /^(mailto|https):/.test(sub);
}
