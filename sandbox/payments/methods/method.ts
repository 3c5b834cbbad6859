import type { SequenceType, MandateMethod } from "./method-ids.ts";
import type { Html } from "#server/platform/html.ts";
import type { SandboxPayment, Decision } from "#sandbox/payments/payment.ts";
import type { Texts } from "#sandbox/payments/texts.ts";

/** All that this provider knows about a method; each method is a file. */
export interface MethodData {
  /** Its name in Mollie's list. */
  readonly description: string;
  /** null means everywhere. */
  readonly countries: readonly string[] | null;
  readonly currencies: readonly string[];
  /** In minor units, whichever currency is used. */
  readonly minimum: number;
  readonly maximum: number;
  /** How long a new payment stays open. */
  readonly lifeMs: number;
  readonly sequences: readonly SequenceType[];
  /** The mandate that a first payment yields. */
  readonly mandate?: MandateMethod;
  /** Whether the shop can cancel it while it is undecided. */
  readonly isCancelable?: true;
  /** Whether the money cannot go back to the payer. */
  readonly isFinal?: true;
  /** The banks that the shop can choose from in advance. */
  readonly issuers?: readonly Bank[];
  /** Mollie lists a wallet only to a shop that includes wallets. */
  readonly isWallet?: true;
  /** What its QR code contains, if it has one. */
  buildQrText?(payment: SandboxPayment, root: string): string;
  /** The page of an undecided payment. */
  renderPage(payment: SandboxPayment, state: PageState, t: Texts): MethodPage;
  /** What the page's forms do, by the last part of their address. */
  readonly actions?: Readonly<Record<string, Action>>;
  /** Mollie's `details` of a payment. */
  buildDetails(payment: SandboxPayment): object;
}

export interface Bank {
  readonly id: string;
  readonly name: string;
}

export interface MethodPage {
  readonly title: string;
  readonly body: Html;
}

/** What a page shows in addition to its payment. */
export interface PageState {
  readonly at: Date;
  /** What was wrong with the submitted form. */
  readonly error?: PageError;
  /** Paid, but the redirect back to the shop is simulated as lost. */
  readonly lost?: boolean;
}

export type PageError = keyof Texts["errors"];

export type Action = (form: Form, payment: SandboxPayment, at: Date) => ActionResult;
export type Form = Readonly<Record<string, string | undefined>>;

export type ActionResult =
  | { readonly is: "changed"; readonly change: Partial<SandboxPayment> }
  | { readonly is: "decided"; readonly decision: Decision }
  | {
      readonly is: "invalid";
      readonly error: PageError;
      readonly change?: Partial<SandboxPayment>;
    };
