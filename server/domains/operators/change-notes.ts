import type { ConversationId } from "#contract/shared/ids.ts";
import { requireStaff } from "#server/domains/staff/office-context.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { getClaimed, listOperatedSites } from "./get-operated.ts";
import { deleteNote, insertNote } from "./notes-store.ts";

/** Adds a note to a claimed conversation. Throws `not_found`, `role_required`, `claim_ended`. */
export async function addNote(ctx: OfficeContext, id: ConversationId, text: string): Promise<void> {
  const { row, staff } = await getClaimed(ctx, id);
  const { site_id: site, member_id: member } = row;
  await insertNote(ctx.services.db, {
    conversation: id,
    site,
    member,
    text,
    staff: staff.id,
    at: ctx.at,
  });
}

/** Removes a note that the person wrote. Throws `not_found`. */
export async function removeNote(ctx: OfficeContext, id: string): Promise<void> {
  const staff = requireStaff(ctx);
  const own = { id, staff: staff.id, sites: listOperatedSites(staff) };
  if (!(await deleteNote(ctx.services.db, own))) throw new AppError("not_found");
}
