import { z } from "zod";

declare const brand: unique symbol;
/** A string that is only accepted where this kind of id is expected. */
export type Branded<Name extends string> = string & { readonly [brand]: Name };

/** Short and readable, chosen by the owner ("vonk"). It is not a secret. */
export type SiteId = Branded<"SiteId">;
/** Random (UUID v4) and unguessable; a member's account and profile share it. */
export type MemberId = Branded<"MemberId">;
/** Random (UUID v4); two members share one conversation. */
export type ConversationId = Branded<"ConversationId">;
/** Random (UUID v4); part of the payment screen's address. The wire calls it `payment_id`. */
export type OrderId = Branded<"OrderId">;

/** The wire form of an id. Ids that a browser creates need no brand. */
export const uuid = z.uuid({ error: "invalid_value" }).transform((value) => value.toLowerCase());
export const memberId = uuid.transform((value) => value as MemberId);
export const conversationId = uuid.transform((value) => value as ConversationId);
export const orderId = uuid.transform((value) => value as OrderId);
