/** A mail as handed to the mail provider. */
export interface OutgoingMail {
  /** The same on every attempt, so that a mail client recognizes a duplicate. */
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  /** The sender in the envelope, to which mail that cannot be delivered returns; null for `from`. */
  readonly returnTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The outcome. A reason never contains an address or text of the mail. */
export type Delivery =
  | { readonly is: "sent" }
  /** The receiving server will never accept it. */
  | { readonly is: "rejected"; readonly reason: string }
  /** Temporary: worth another attempt. */
  | { readonly is: "delayed"; readonly reason: string };

export interface MailProvider {
  send(mail: OutgoingMail): Promise<Delivery>;
  close(): void;
}
