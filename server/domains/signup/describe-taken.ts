import type { FieldErrorCode } from "#contract/shared/errors.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { resendUndoMail } from "#server/domains/accounts/deletion/resend-undo-mail.ts";
import type { RequestContext } from "#server/domains/request-context.ts";

/**
 * Why an address that has an account cannot be used. If its account is deleted, the owner gets the
 * link that undoes the deletion.
 */
export async function describeTaken(ctx: RequestContext, owner: MemberId): Promise<FieldErrorCode> {
  const isDeleted = await ctx.services.db
    .transaction()
    .execute((tx) => resendUndoMail(tx, ctx, owner));
  return isDeleted ? "email_deleted" : "email_taken";
}
