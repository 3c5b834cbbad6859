import { useState } from "react";
import type { FormEvent } from "react";
import { fieldMessage } from "#web/api/api.ts";
import { useErrorText } from "#web/api/use-error-text.ts";

/** The state of a form that sends its fields once: what they hold, whether it is busy and what is wrong. */
export function useForm<Name extends string>(
  names: readonly Name[],
  send: (values: Readonly<Record<Name, string>>) => Promise<void>,
) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      names.map((name) => {
        const value = data.get(name);
        return [name, typeof value === "string" ? value : ""];
      }),
    ) as Record<Name, string>;
    setBusy(true);
    setError(null);
    try {
      await send(values);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  }
  const fieldError = (name: Name) => fieldMessage(error, name);
  const hasFieldError = names.some((name) => fieldError(name) !== undefined);
  return {
    submit,
    busy,
    fieldError,
    formError: error !== null && !hasFieldError ? errorText(error) : null,
  };
}
