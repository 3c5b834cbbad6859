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

/** The wire form of a member id or profile id. */
export const memberId = z
  .uuid({ error: "invalid_value" })
  .transform((value) => value.toLowerCase() as MemberId);

export const conversationId = z
  .uuid({ error: "invalid_value" })
  .transform((value) => value.toLowerCase() as ConversationId);

export const orderId = z
  .uuid({ error: "invalid_value" })
  .transform((value) => value.toLowerCase() as OrderId);
