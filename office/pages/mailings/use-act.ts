import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "#ui/overlay/show-toast.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { mailingQuery, mailingsQuery } from "./queries.ts";

/** Does one thing with a mailing at a time and loads it again; a toast has the error. */
export function useAct(id: string | null) {
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function act(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ text: errorText(error) });
    } finally {
      const keys = [mailingsQuery.queryKey, ...(id === null ? [] : [mailingQuery(id).queryKey])];
      for (const queryKey of keys) await queryClient.invalidateQueries({ queryKey });
      setBusy(false);
    }
  }
  return { act: (work: () => Promise<void>) => void act(work), busy };
}
