import { z } from "zod";
import { memberId } from "#contract/ids.ts";
import { defineEvent } from "#server/platform/events.ts";

/** A new account was made; its address is not confirmed yet. */
export const accountSignedUp = defineEvent("account.signed_up", z.object({ member: memberId }));

/** The address is confirmed: from now on the member is seen, and what waited may go out. */
export const accountConfirmed = defineEvent("account.confirmed", z.object({ member: memberId }));
