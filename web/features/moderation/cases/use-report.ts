import { useNavigate } from "react-router";
import type { reportCategories } from "#contract/catalogue/case-categories.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import { useRefreshMember } from "#web/features/moderation/use-block.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { textOf, useForm } from "#web/site/use-form.ts";

/** Sends a report and leads to the page of its receipt. */
export function useReport(member: Pick<ProfileCard, "id" | "name">) {
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefreshMember(member);
  const send = (form: FormData) => {
    const message = textOf(form, "message");
    return api("POST /api/reports", {
      body: {
        member: member.id,
        // The server rejects an empty one at its field.
        category: textOf(form, "category") as (typeof reportCategories)[number],
        words: textOf(form, "words"),
        share_messages: textOf(form, "share") === "yes",
        block: textOf(form, "block") === "yes",
        ...(message !== "" && { message: Number(message) }),
      },
    });
  };
  return useForm(send, {
    onSuccess: async ({ token }, form) => {
      const blocked = form.has("block") ? member.name : undefined;
      await navigate(paths.complaint(token), { state: { blocked } });
      if (blocked !== undefined) refresh();
    },
  });
}
