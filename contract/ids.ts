import { z } from "zod";

declare const brand: unique symbol;
/** A string that only passes where this very kind of id is asked for. */
export type Branded<Name extends string> = string & { readonly [brand]: Name };

/** Short and readable, chosen by the owner ("vonk"); never sent to a browser as a secret. */
export type SiteId = Branded<"SiteId">;
/** Random (UUID v4) and unguessable; a member's account and profile share it. */
export type MemberId = Branded<"MemberId">;
/** Random (UUID v4); of the two members' one conversation. */
export type ConversationId = Branded<"ConversationId">;
/** Random (UUID v4); of an order, in the address of its payment screen. The wire calls it `payment_id`. */
export type OrderId = Branded<"OrderId">;

/** The wire form of a member's or profile's id. */
export const memberId = z
  .uuid({ error: "invalid_value" })
  .transform((value) => value.toLowerCase() as MemberId);

export const conversationId = z
  .uuid({ error: "invalid_value" })
  .transform((value) => value.toLowerCase() as ConversationId);

export const orderId = z
  .uuid({ error: "invalid_value" })
  .transform((value) => value.toLowerCase() as OrderId);
