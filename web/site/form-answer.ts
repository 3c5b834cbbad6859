import { useQueryClient } from "@tanstack/react-query";
import type { ErrorBody } from "#contract/shared/errors.ts";
import { ApiError } from "#web/api/api.ts";
import { queryKey } from "#web/api/query-key.ts";

/** The server's answer to a form that a browser sent without JavaScript. */
export interface FormAnswer {
  readonly status: number;
  readonly body: ErrorBody;
  /** What was typed, except secrets. */
  readonly values: Readonly<Record<string, string>>;
}

export const formAnswerKey = queryKey<FormAnswer>("form-answer");

/** The error of the form that this page answers, if any, and what was typed. */
export function useFormAnswer(): {
  readonly error: ApiError | null;
  readonly values: FormAnswer["values"];
} {
  const answer = useQueryClient().getQueryData(formAnswerKey);
  if (!answer) return { error: null, values: {} };
  return { error: new ApiError(answer.status, answer.body), values: answer.values };
}
