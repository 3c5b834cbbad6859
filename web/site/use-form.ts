import { useMutation } from "@tanstack/react-query";
import type { UseMutationOptions } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { focusInvalid } from "#ui/form/focus-invalid.ts";
import { useFormAnswer } from "./form-answer.ts";

type Options<Answer> = Pick<UseMutationOptions<Answer, Error, FormData>, "onSuccess" | "onError">;

/** Sends the fields of a form, one submission at a time; a rejection focuses the first invalid field. */
export function useForm<Answer>(
  send: (form: FormData) => Promise<Answer>,
  options: Options<Answer> = {},
) {
  const mutation = useMutation({ ...options, mutationFn: send });
  const sent = useRef<HTMLFormElement>(null);
  const { error } = mutation;
  useEffect(() => {
    if (error) focusInvalid(sent.current);
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.current = event.currentTarget;
    if (!mutation.isPending) mutation.mutate(new FormData(event.currentTarget));
  };
  return { ...mutation, submit };
}

/** The same for a form that a page answers without JavaScript, with its error and what was typed. */
export function usePostForm<Answer>(
  send: (form: FormData) => Promise<Answer>,
  options?: Options<Answer>,
) {
  const [answer] = useState(useFormAnswer());
  const { submit, isPending, isIdle, error } = useForm(send, options);
  return { submit, isPending, error: isIdle ? answer.error : error, values: answer.values };
}

/** What is typed in a field; "" if the form has no such field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
