import { createECDH } from "node:crypto";
import webPush from "web-push";
import type { OutgoingPush, PushDelivery, PushProvider, PushSubscriptionKeys } from "./port.ts";

const TIMEOUT_MS = 10_000;

/**
 * The push services of the browsers: Google, Mozilla, Apple and Microsoft. The program calls no other
 * address, because a member could name one inside its network.
 */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

interface Options {
  readonly privateKey: string;
  /** The demo's own push service; null if there is none. */
  readonly sandboxUrl: string | null;
}

/** Web Push: RFC 8030, encrypted by RFC 8291, signed by RFC 8292. */
export function createWebPush({ privateKey, sandboxUrl }: Options): PushProvider {
  const publicKey = derivePublicKey(privateKey);
  const accepts = ({ endpoint, keys }: PushSubscriptionKeys) =>
    isPushService(endpoint, sandboxUrl) && isPoint(keys.p256dh) && decode(keys.auth).length === 16;
  return {
    publicKey,
    accepts,
    async send(push) {
      if (!accepts(push.to)) return { is: "rejected", reason: "not a push service" };
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        { endpoint: push.to.endpoint, keys: push.to.keys },
        push.content,
        { ...toOptions(push), vapidDetails: { subject: push.contact, publicKey, privateKey } },
      );
      const response = await fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body ?? []),
        // A redirect could lead to an address that is not a push service.
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return toDelivery(response.status);
    },
  };
}

function toOptions({ ttlSeconds: TTL, urgency, topic }: OutgoingPush) {
  return { TTL, urgency, topic, contentEncoding: "aes128gcm" } as const;
}

function toDelivery(status: number): PushDelivery {
  if (status >= 200 && status < 300) return { is: "sent" };
  if (status === 404 || status === 410) return { is: "gone" };
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  return { is: "rejected", reason: `the push service answered ${status}` };
}

function isPushService(endpoint: string, sandboxUrl: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, protocol, port, username, password, hostname } = new URL(endpoint);
  if (sandboxUrl !== null && href.startsWith(sandboxUrl)) return true;
  return (
    protocol === "https:" &&
    port === "" &&
    username + password === "" &&
    services.some((service) => service.test(hostname))
  );
}

const decode = (text: string) => Buffer.from(text, "base64url");

/** Whether it is a public key of P-256; encrypting for any other bytes throws. */
function isPoint(text: string): boolean {
  const point = decode(text);
  if (point.length !== 65 || point[0] !== 4) return false;
  try {
    const own = createECDH("prime256v1");
    own.generateKeys();
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

function derivePublicKey(privateKey: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  return pair.getPublicKey("base64url");
}
