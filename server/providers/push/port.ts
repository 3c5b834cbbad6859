/** Sends a push to a member's device. */
export interface PushProvider {
  /** The key that browsers subscribe with. */
  readonly publicKey: string;
  /** Whether a subscription is one of a push service that the program sends to. */
  accepts(subscription: PushSubscriptionKeys): boolean;
  /** Throws if a retry makes sense. */
  send(push: OutgoingPush): Promise<PushDelivery>;
}

/** What a browser's `PushSubscription` gives as JSON. */
export interface PushSubscriptionKeys {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface OutgoingPush {
  readonly to: PushSubscriptionKeys;
  readonly content: string;
  /** Where the push service reports abuse. */
  readonly contact: string;
  readonly ttlSeconds: number;
  readonly urgency: "normal" | "low";
  /** A later push with the same topic replaces a push that still waits for the device. */
  readonly topic: string;
}

export type PushDelivery =
  | { readonly is: "sent" }
  /** The subscription ended. */
  | { readonly is: "gone" }
  | { readonly is: "rejected"; readonly reason: string };
