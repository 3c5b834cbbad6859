import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const encode = (data: Buffer | string) => Buffer.from(data).toString("base64url");

/** CBOR of the few types a passkey has (RFC 8949). */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  // The verification rejects longer heads than necessary.
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

interface Ceremony {
  readonly challenge: string;
  readonly origin?: string;
  readonly host?: string;
  /** False for a device that did not check who holds it. */
  readonly verified?: boolean;
}

/** A device with one passkey, which counts its signatures. */
export function anAuthenticator(site = { origin: "http://localhost:3000", host: "localhost" }) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const authenticator = { count: 0 };
  const coordinate = (value = "") => Buffer.from(value, "base64url");
  const key = new Map<number | string, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(jwk.x)],
    [-3, coordinate(jwk.y)],
  ]);
  const dataOf = (ceremony: Ceremony, flags: number, rest = Buffer.alloc(0)) => {
    authenticator.count += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(authenticator.count);
    const present = 1 | (ceremony.verified === false ? 0 : 4) | flags;
    return Buffer.concat([sha256(ceremony.host ?? site.host), Buffer.from([present]), count, rest]);
  };
  const clientData = (type: string, { challenge, origin = site.origin }: Ceremony) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const named = { id: encode(id), rawId: encode(id), type: "public-key" } as const;
  return {
    /** Sets the counter, as a copy of the device would have it. */
    count: (value: number) => void (authenticator.count = value),
    register(ceremony: Ceremony) {
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(key),
      ]);
      const object = new Map<number | string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", dataOf(ceremony, 64, attested)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: encode(clientData("webauthn.create", ceremony)),
          attestationObject: encode(cbor(object)),
        },
      };
    },
    assert(ceremony: Ceremony) {
      const json = clientData("webauthn.get", ceremony);
      const data = dataOf(ceremony, 0);
      const signer = createSign("sha256").update(Buffer.concat([data, sha256(json)]));
      return {
        ...named,
        response: {
          clientDataJSON: encode(json),
          authenticatorData: encode(data),
          signature: encode(signer.sign(privateKey)),
        },
      };
    },
  };
}
