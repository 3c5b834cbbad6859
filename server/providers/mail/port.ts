/** A mail as it goes to the company that sends it. */
export interface OutgoingMail {
  /** The same on every try, so that a mail that arrives twice is known to be one. */
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What became of it. A reason never holds an address or a word of the mail. */
export type Delivery =
  | { readonly is: "sent" }
  /** The receiving side will never take it. */
  | { readonly is: "rejected"; readonly reason: string }
  /** Not now: worth another try. */
  | { readonly is: "delayed"; readonly reason: string };

export interface MailProvider {
  send(mail: OutgoingMail): Promise<Delivery>;
  close(): void;
}
