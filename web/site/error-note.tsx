import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Note } from "#ui/text/note.tsx";
import { useErrorText } from "#web/api/use-error-text.ts";

/** Why what was asked for did not happen. Read out at once, and again when it is refused again. */
export function ErrorNote({ error }: { readonly error: unknown }) {
  const errorText = useErrorText();
  const [last, setLast] = useState({ error, count: 0 });
  if (last.error !== error) setLast({ error, count: last.count + 1 });
  return (
    // The same words in the same place would be silence.
    <div role="alert" key={last.count}>
      <Note tone="warn" icon={<TriangleAlert aria-hidden />}>
        {errorText(error)}
      </Note>
    </div>
  );
}
