import { mutationOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "./query-key.ts";
import type { KeyOf } from "./query-key.ts";

interface ChoiceMutation<Data, Choice> {
  /** The query that has the choice. */
  readonly queryKey: KeyOf<Data>;
  readonly save: (choice: Choice) => Promise<unknown>;
  readonly withChoice: (data: Data, choice: Choice) => Data;
}

/** Saves a choice that is on or off. It shows at once; if the server rejects it, it changes back. */
export function choiceMutation<Data, Choice extends { readonly on: boolean }>(
  queryClient: QueryClient,
  { queryKey, save, withChoice }: ChoiceMutation<Data, Choice>,
) {
  const show = (choice: Choice): void => {
    queryClient.setQueryData<Data>(queryKey, (data) => data && withChoice(data, choice));
  };
  return mutationOptions({
    mutationKey: queryKey,
    // One at a time, so that the last press wins.
    scope: { id: String(queryKey[0]) },
    mutationFn: save,
    onMutate: show,
    onError: (_error, choice) => show({ ...choice, on: !choice.on }),
    onSettled: () => {
      // A load that began before the last press may have arrived after it.
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1)
        invalidate(queryClient, queryKey);
    },
  });
}
