import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { reportCategories } from "#contract/catalogue/case-categories.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import { useRefreshMember } from "#web/features/moderation/use-block.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";

/** Sends a report and leads to the page of its receipt. */
export function useReport(member: Pick<ProfileCard, "id" | "name">) {
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefreshMember(member);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (form: FormData) => {
      const text = (name: string) => {
        const value = form.get(name);
        return typeof value === "string" ? value : "";
      };
      const message = text("message");
      return api("POST /api/reports", {
        body: {
          member: member.id,
          // The server rejects an empty one at its field.
          category: text("category") as (typeof reportCategories)[number],
          words: text("words"),
          share_messages: text("share") === "yes",
          block: text("block") === "yes",
          ...(message !== "" && { message: Number(message) }),
        },
      });
    },
    onSuccess: async ({ token }, form) => {
      const blocked = form.has("block") ? member.name : undefined;
      await navigate(paths.complaint(token), { state: { blocked } });
      if (blocked !== undefined) refresh();
    },
  });
  return { report: mutate, isPending, error };
}
