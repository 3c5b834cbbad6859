import { z } from "zod";
import { memberId } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/events.ts";

/** An account was created; its address is not confirmed yet. */
export const accountSignedUp = defineEvent("account.signed_up", z.object({ member: memberId }));

/**
 * The address is confirmed, or the confirmed account came back: the profile becomes visible, and
 * pending messages and likes are delivered.
 */
export const accountConfirmed = defineEvent("account.confirmed", z.object({ member: memberId }));
