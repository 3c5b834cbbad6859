import { useQueryClient } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "#ui/overlay/show-toast.ts";
import { useErrorText } from "#web/api/use-error-text.ts";

interface Options {
  /** The queries to reload, whether or not the act succeeded. */
  readonly reload: readonly QueryKey[];
  /** The text for an error, if the page has a better one. */
  readonly describe?: (error: unknown) => string | null;
  /** Runs once the page has reloaded. */
  readonly onDone?: () => void;
}

/**
 * Does one act at a time and loads the page again. The text that the act returns, or its error, is shown
 * once the next act can begin.
 */
export function useAct({ reload, describe, onDone }: Options) {
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function act(work: () => Promise<string | null>): Promise<void> {
    if (busy) return;
    setBusy(true);
    const text = await work().catch((error: unknown) => describe?.(error) ?? errorText(error));
    await Promise.all(reload.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    onDone?.();
    setBusy(false);
    if (text !== null) showToast({ text });
  }
  return { act, busy };
}
