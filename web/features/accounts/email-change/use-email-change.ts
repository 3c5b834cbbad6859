import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent } from "react";
import { useApi } from "#web/page-context.ts";
import { useFormAnswer } from "#web/site/form-answer.ts";

/** Uses a mailed link, and loads the next page from the server, because the session may have ended. */
export function useEmailChange(token: string, next: string) {
  const api = useApi();
  // Without JavaScript the form is answered by a page.
  const [answer] = useState(useFormAnswer());
  const { mutate, isPending, isIdle, error } = useMutation({
    mutationFn: () => api("POST /api/links/:token", { params: { token }, body: {} }),
    onSuccess: () => window.location.assign(next),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return { submit, isPending, error: isIdle ? answer.error : error };
}
